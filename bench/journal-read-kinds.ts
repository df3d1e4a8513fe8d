import { kinds } from "@shipslog/contract";
import { corpusFolder } from "../lab/corpus.ts";
import type { Benchmark } from "../lab/bench/Benchmark.ts";
import { findCorpus, readBare, readOurs, type Corpus } from "./journal/corpusRead.ts";

/** Reading only the sixteen kinds, against a bare loop that parses every line: at least 5 times as fast. */
export const benchmark: Benchmark<Corpus> = {
  name: "journal-read-kinds",
  unit: "MB/s",
  measure: "rate",
  goal: { atLeast: 5, of: "limit" },
  needs: [corpusFolder],
  prepare: findCorpus,
  async ours(corpus) {
    await readOurs(corpus, kinds);
    return corpus.megabytes;
  },
  async limit(corpus) {
    await readBare(corpus);
    return corpus.megabytes;
  },
};
