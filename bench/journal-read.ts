import { kinds } from "@shipslog/contract";
import type { Benchmark, Goal, Work } from "./harness/Benchmark.ts";
import { corpusFolder } from "../tests/helpers/corpus.ts";
import { findCorpus, readBare, readKayahr, readOurs, type Corpus } from "./journal/corpusRead.ts";

/** Reads the whole corpus and returns its size, for a rate in megabytes a second. */
function reading(read: (corpus: Corpus) => Promise<void>): Work<Corpus> {
  return async (corpus) => {
    await read(corpus);
    return corpus.megabytes;
  };
}

function readBenchmark(name: string, goal: Goal): Omit<Benchmark<Corpus>, "ours"> {
  return { name, unit: "MB/s", measure: "rate", goal, needs: [corpusFolder], prepare: findCorpus };
}

/** Reading the everyday corpus from disk. */
export const benchmarks: readonly Benchmark<Corpus>[] = [
  {
    // Every entry, against a bare loop.
    ...readBenchmark("journal-read", { atLeast: 0.8, of: "limit" }),
    ours: reading(readOurs),
    peer: reading(readKayahr),
    limit: reading(readBare),
  },
  {
    // Only the sixteen kinds, against a bare loop that parses every line.
    ...readBenchmark("journal-read-kinds", { atLeast: 5, of: "limit" }),
    ours: reading((corpus) => readOurs(corpus, kinds)),
    limit: reading(readBare),
  },
  {
    // Every entry, against the journal reader on npm.
    ...readBenchmark("journal-read-peer", { atLeast: 3, of: "limit" }),
    ours: reading(readOurs),
    limit: reading(readKayahr),
  },
];
