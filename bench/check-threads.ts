import { pathToFileURL } from "node:url";
import { join } from "node:path";
import type * as shipslog from "../packages/shipslog/src/index.ts";
import { root } from "../tools/workspace.ts";
import { corpusFolder } from "../tests/helpers/corpus.ts";
import type { Benchmark } from "./harness/Benchmark.ts";
import { findCorpus, readBare, type Corpus } from "./journal/corpusRead.ts";

/** Built, as a user has it: a thread that starts from the sources spends more on removing types than on half the corpus. */
const built = "packages/shipslog/dist/index.js";

interface CheckedCorpus extends Corpus {
  readonly checkFolder: typeof shipslog.checkFolder;
}

/** Checks as the command does, starting and ending its threads each time. */
async function checkWith(threads: number, { checkFolder, folders, megabytes }: CheckedCorpus) {
  const { summary } = await checkFolder(folders, { threads, dialect: "live" });
  if (summary.entries === 0) throw new Error("no line was checked");
  return megabytes;
}

const disk: Pick<Benchmark<CheckedCorpus>, "unit" | "measure" | "needs" | "prepare" | "limit"> = {
  unit: "MB/s",
  measure: "rate",
  needs: [corpusFolder, built],
  async prepare() {
    const { checkFolder } = (await import(pathToFileURL(join(root, built)).href)) as typeof shipslog;
    return { ...findCorpus(), checkFolder };
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
