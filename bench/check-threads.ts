import { type SessionJob, folderToCheck } from "../packages/shipslog/src/checkFolder/checkJob.ts";
import { checkJobs } from "../packages/shipslog/src/checkFolder/checkJobs.ts";
import { findSources } from "../packages/shipslog/src/openFolder/findSources.ts";
import { corpusFolder } from "../tests/helpers/corpus.ts";
import { clock } from "../tests/helpers/clock.ts";
import type { Benchmark } from "./harness/Benchmark.ts";
import { findCorpus, readBare, type Corpus } from "./journal/corpusRead.ts";

/** Checks as the command does, starting and ending its threads each time. */
async function checkWith(threads: number, { jobs, megabytes }: Corpus & { readonly jobs: readonly SessionJob[] }) {
  const options = { threads, clock, signal: new AbortController().signal, onDone: () => undefined };
  const results = await checkJobs(jobs, {}, options);
  if (results.length !== jobs.length) throw new Error(`${results.length} of ${jobs.length} sessions were checked`);
  return megabytes;
}

/**
 * Checking the everyday corpus from disk on two threads, as megabytes a second, against a bare loop on one that reads and
 * parses. The peer is the same check on one thread.
 */
export const benchmarks: readonly Benchmark<Corpus & { readonly jobs: readonly SessionJob[] }>[] = [
  {
    name: "check-threads",
    unit: "MB/s",
    measure: "rate",
    goal: { atLeast: 1.1, of: "limit" },
    needs: [corpusFolder],
    async prepare() {
      const corpus = findCorpus();
      const sources = await findSources(corpus.folders);
      const dialect = { dialect: "live", reason: "" } as const;
      return { ...corpus, jobs: sources.flatMap((source) => folderToCheck(source, dialect).jobs) };
    },
    ours: (corpus) => checkWith(2, corpus),
    peer: (corpus) => checkWith(1, corpus),
    async limit(corpus) {
      await readBare(corpus);
      return corpus.megabytes;
    },
  },
];
