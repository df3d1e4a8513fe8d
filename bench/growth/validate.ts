import { validate, type JsonObject } from "@shipslog/contract";
import type { Growth } from "../harness/Growth.ts";
import { simulatedEvents } from "../journal/simulated.ts";

/** Validating parsed events. */
export const growth: Growth<readonly JsonObject[]> = {
  name: "validate",
  unit: "1,000 events",
  prepare: (units) => [...simulatedEvents(units * 1000)],
  run(events) {
    for (const event of events) validate(event, { dialect: "spec" });
  },
};
