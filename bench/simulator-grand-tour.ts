import type { JsonObject } from "@shipslog/contract";
import type { Benchmark } from "../lab/bench/Benchmark.ts";
import { simulatedEvents } from "./journal/simulated.ts";

/** Long enough that the first look at the galaxy does not matter. */
const eventCount = 100_000;
/** Printing costs the same per event for any number of them. */
const printedCount = 20_000;

/** Events a second on one core, compared with the least a producer of these events must do: print them. */
export const benchmarks: readonly Benchmark<readonly JsonObject[]>[] = [
  {
    name: "simulator-grand-tour",
    unit: "events/s",
    measure: "rate",
    goal: { atLeast: 30_000 },
    prepare: () => [...simulatedEvents(printedCount)],
    ours() {
      let count = 0;
      const all = simulatedEvents(eventCount);
      while (all.next().done !== true) count += 1;
      return count;
    },
    limit(all) {
      let length = 0;
      for (const event of all) length += JSON.stringify(event, withoutLongIntegers).length;
      return length > 0 ? all.length : 0;
    },
  },
];

/** JSON.stringify cannot print a bigint. */
function withoutLongIntegers(_key: string, value: unknown): unknown {
  return typeof value === "bigint" ? Number(value) : value;
}
