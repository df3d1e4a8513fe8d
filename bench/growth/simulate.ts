import type { Growth } from "../harness/Growth.ts";
import { simulatedEvents } from "../journal/simulated.ts";

/** Simulating a session without an end. */
export const growth: Growth<number> = {
  name: "simulate",
  unit: "500 events",
  prepare: (units) => units * 500,
  run(wanted) {
    const all = simulatedEvents(wanted);
    while (all.next().done !== true);
  },
};
