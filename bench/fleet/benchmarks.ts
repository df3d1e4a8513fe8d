import type { TrialOptions } from "../../packages/fleet/tests/helpers/TrialFleet.ts";
import { natsServer } from "../../packages/fleet/tests/helpers/natsServer.ts";
import type { Benchmark } from "../harness/Benchmark.ts";
import { makeLoad, type JournalLoad } from "../../packages/fleet/tests/helpers/makeLoad.ts";
import type { Reached } from "./collect.ts";
import { bareConsumeRate, collectRate, rawPublishRate, uplinkRate } from "./rates.ts";

/** The name of a benchmark, its servers, and the number of lines of each of 100 journals. */
interface FleetBenchmark {
  readonly name: string;
  readonly cluster: Pick<TrialOptions, "nodes" | "sync">;
  readonly linesEach: number;
}

/** Lines a second sent and held by the broker. Goal: at least 0.7 of a raw publish with counted acknowledgements. */
export function uplinkBenchmark({ name, cluster, linesEach }: FleetBenchmark): Benchmark<JournalLoad> {
  return {
    name,
    unit: "lines/s",
    measure: "value",
    needs: [natsServer],
    goal: { atLeast: 0.7, of: "limit" },
    prepare: () => makeLoad(100, linesEach),
    ours: (load) => uplinkRate(load, cluster),
    limit: (load) => rawPublishRate(load, cluster),
  };
}

/** Lines a second pulled until they are durable and acknowledged, or until queries find them; the limit is a consumer that only acknowledges. */
export function collectBenchmark(
  { name, cluster, linesEach }: FleetBenchmark,
  until: Reached,
  atLeast: number,
): Benchmark<JournalLoad> {
  return {
    name,
    unit: "lines/s",
    measure: "value",
    needs: [natsServer],
    goal: { atLeast, of: "limit" },
    prepare: () => makeLoad(100, linesEach),
    ours: (load) => collectRate(load, cluster, until),
    limit: (load) => bareConsumeRate(load, cluster),
  };
}
