import { corpusFolder } from "../lab/corpus.ts";
import type { Benchmark } from "../lab/bench/Benchmark.ts";
import { findCorpus, readBare, readKayahr, readOurs, type Corpus } from "./journal/corpusRead.ts";

/** Reading every entry of the everyday corpus, as megabytes a second against a bare loop: at least 0.8 of it. */
export const benchmark: Benchmark<Corpus> = {
  name: "journal-read",
  unit: "MB/s",
  measure: "rate",
  goal: { atLeast: 0.8, of: "limit" },
  needs: [corpusFolder],
  prepare: findCorpus,
  async ours(corpus) {
    await readOurs(corpus);
    return corpus.megabytes;
  },
  async peer(corpus) {
    await readKayahr(corpus);
    return corpus.megabytes;
  },
  async limit(corpus) {
    await readBare(corpus);
    return corpus.megabytes;
  },
};
