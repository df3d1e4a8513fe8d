import { type SessionJob, folderToCheck } from "../packages/shipslog/src/checkFolder/checkJob.ts";
import { checkJobs } from "../packages/shipslog/src/checkFolder/checkJobs.ts";
import { findSources } from "../packages/shipslog/src/openFolder/findSources.ts";
import { corpusFolder } from "../tests/helpers/corpus.ts";
import { clock } from "../tests/helpers/clock.ts";
import type { Benchmark } from "./harness/Benchmark.ts";
import { findCorpus, readBare, type Corpus } from "./journal/corpusRead.ts";

/** Checks as the command does, starting and ending its threads each time. */
async function checkWith(threads: number, { jobs, megabytes }: CheckedCorpus) {
  const options = { threads, clock, signal: new AbortController().signal, onDone: () => undefined };
  const results = await checkJobs(jobs, {}, options);
  if (results.length !== jobs.length) throw new Error(`${results.length} of ${jobs.length} sessions were checked`);
  return megabytes;
}

type CheckedCorpus = Corpus & { readonly jobs: readonly SessionJob[] };

const disk: Pick<Benchmark<CheckedCorpus>, "unit" | "measure" | "needs" | "prepare" | "limit"> = {
  unit: "MB/s",
  measure: "rate",
  needs: [corpusFolder],
  async prepare() {
    const corpus = findCorpus();
    const sources = await findSources(corpus.folders);
    const dialect = { dialect: "live", reason: "" } as const;
    return { ...corpus, jobs: sources.flatMap((source) => folderToCheck(source, dialect).jobs) };
  },
  async limit(corpus) {
    await readBare(corpus);
    return corpus.megabytes;
  },
};

/**
 * Checking the everyday corpus from disk on two threads, and on one, as megabytes a second, against a bare loop on one that
 * reads and parses.
 */
export const benchmarks: readonly Benchmark<CheckedCorpus>[] = [
  { name: "check-threads", goal: { atLeast: 1.3, of: "limit" }, ...disk, ours: (corpus) => checkWith(2, corpus) },
  { name: "check-threads-one", goal: { atLeast: 0.9, of: "limit" }, ...disk, ours: (corpus) => checkWith(1, corpus) },
];
