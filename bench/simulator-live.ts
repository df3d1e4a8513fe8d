import type { JsonObject } from "@shipslog/contract";
import { scenarioNames, simulate } from "@shipslog/simulator";
import type { Benchmark } from "../lab/bench/Benchmark.ts";

/** Long enough that the first look at the galaxy does not matter much. */
const linesOfEach = 12_500;
/** Printing costs the same per line for any number of them. */
const printedOfEach = 2500;

/** The first lines of an endless session of each scenario, without Status. */
function* liveLines(wanted: number): Generator<JsonObject> {
  const start = Date.UTC(2026, 4, 1);
  for (const scenario of scenarioNames) {
    let left = wanted;
    for (const { event } of simulate({ seed: 42, scenario, dialect: "live", start, status: false })) {
      if (event === undefined) continue;
      yield event;
      if ((left -= 1) === 0) break;
    }
  }
}

/** Lines a second on one core in dialect live, compared with the least a producer of these lines must do: print them. */
export const benchmarks: readonly Benchmark<readonly JsonObject[]>[] = [
  {
    name: "simulator-live",
    unit: "lines/s",
    measure: "rate",
    goal: { atLeast: 20_000 },
    prepare: () => [...liveLines(printedOfEach)],
    ours() {
      let count = 0;
      const all = liveLines(linesOfEach);
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
