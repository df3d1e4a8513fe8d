import { createChecker } from "@shipslog/check";
import type { Entry } from "@shipslog/contract";
import type { Growth } from "../harness/Growth.ts";
import { simulatedEntries } from "../journal/simulated.ts";

/** Checking one long session: the memory of a rule must not make the next line more expensive. */
export const growth: Growth<readonly Entry[]> = {
  name: "check",
  unit: "500 entries",
  prepare: (units) => [...simulatedEntries(units * 500)],
  run(entries) {
    const checker = createChecker({ dialect: "spec" });
    for (const entry of entries) checker.push(entry);
    checker.end();
  },
};
