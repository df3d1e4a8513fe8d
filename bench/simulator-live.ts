import type { JsonObject } from "@shipslog/contract";
import { scenarioNames, simulate } from "@shipslog/simulator";
import { producerBenchmark } from "./simulator/producerBenchmark.ts";

/** The first lines of an endless session of each scenario, without Status; `wanted` of each. */
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

/** Lines a second on one core in dialect live. */
export const benchmarks = [
  producerBenchmark({
    name: "simulator-live",
    unit: "lines/s",
    goal: { atLeast: 0.45, of: "limit" },
    produce: liveLines,
    wanted: 12_500,
    printed: 2500,
  }),
];
