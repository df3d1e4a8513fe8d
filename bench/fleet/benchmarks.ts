import type { TrialOptions } from "../../lab/fleet/TrialFleet.ts";
import { natsServer } from "../../lab/fleet/natsServer.ts";
import type { Benchmark } from "../../lab/bench/Benchmark.ts";
import { makeLoad, type JournalLoad } from "../../lab/fleet/makeLoad.ts";
import { bareConsumeRate, collectRate, rawPublishRate, uplinkRate } from "./rates.ts";

/** What differs between two benchmarks of the same work: the name, the servers, and how many lines each of 100 commanders has. */
interface FleetContest {
  readonly name: string;
  readonly cluster: Pick<TrialOptions, "nodes" | "sync">;
  readonly linesEach: number;
}

/** Sending, as lines a second held by the broker: at least 0.7 of a raw publish with counted acknowledgements to the same servers. */
export function uplinkBenchmark({ name, cluster, linesEach }: FleetContest): Benchmark<JournalLoad> {
  return {
    ...{ name, unit: "lines/s", measure: "value", needs: [natsServer] },
    goal: { atLeast: 0.7, of: "limit" },
    prepare: () => makeLoad(100, linesEach),
    ours: (load) => uplinkRate(load, cluster),
    limit: (load) => rawPublishRate(load, cluster),
  };
}

/** Fetching, judging, writing Parquet and acknowledging: at least half of a bare consume from the same servers that acknowledges all. */
export function collectBenchmark({ name, cluster, linesEach }: FleetContest): Benchmark<JournalLoad> {
  return {
    ...{ name, unit: "lines/s", measure: "value", needs: [natsServer] },
    goal: { atLeast: 0.5, of: "limit" },
    prepare: () => makeLoad(100, linesEach),
    ours: (load) => collectRate(load, cluster),
    limit: (load) => bareConsumeRate(load, cluster),
  };
}
