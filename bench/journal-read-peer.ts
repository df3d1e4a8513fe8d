import { corpusFolder } from "../lab/corpus.ts";
import type { Benchmark } from "../lab/bench/Benchmark.ts";
import { findCorpus, readKayahr, readOurs, type Corpus } from "./journal/corpusRead.ts";

/** Reading every entry, against the reader that is on npm as the mark to beat: at least 3 times as fast. */
export const benchmark: Benchmark<Corpus> = {
  name: "journal-read-peer",
  unit: "MB/s",
  measure: "rate",
  goal: { atLeast: 3, of: "limit" },
  needs: [corpusFolder],
  prepare: findCorpus,
  async ours(corpus) {
    await readOurs(corpus);
    return corpus.megabytes;
  },
  async limit(corpus) {
    await readKayahr(corpus);
    return corpus.megabytes;
  },
};
