import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { root } from "../lab/workspace.ts";
import { corpusFiles, corpusFolder } from "../lab/corpus/corpus.ts";
import { compareLake, type LakeComparison } from "./archive/compareLake.ts";
import { writeOddFolder } from "./archive/oddFolder.ts";
import { runShipslog, simulateFolders } from "./archive/simulatedFolders.ts";
import type { Proof } from "../lab/proof/Proof.ts";

const allFiles = 975;

type Sort = "real" | "simulated" | "odd";

/** Archives real and simulated journals with the command and compares the lake with the folders. */
export const proof: Proof = {
  name: "archive-lossless",
  claim:
    "Every line of real, simulated and odd journals is in the lake once, and every field of every event of the sixteen kinds read back from Parquet equals the contract's parse, 2^64-1 and unknown fields among them.",
  fullSize: allFiles,
  reducedSize: 20,
  async run({ size, seed, report }) {
    const base = mkdtempSync(join(tmpdir(), "shipslog-lossless-"));
    const failures: string[] = [];
    const totals: Record<Sort, Omit<LakeComparison, "failures" | "restoredByKind">[]> = {
      real: [],
      simulated: [],
      odd: [],
    };
    const byKind: Record<string, number> = {};
    const judge = async (sort: Sort, folder: string, lake: string) => {
      await runShipslog("archive", folder, "--out", lake, "--compact");
      const { failures: found, restoredByKind, ...compared } = await compareLake(folder, lake);
      failures.push(...found.map((failure) => `${sort} ${failure}`));
      for (const [kind, rows] of Object.entries(restoredByKind)) byKind[kind] = (byKind[kind] ?? 0) + rows;
      totals[sort].push(compared);
    };
    try {
      for (const [place, folder] of realFolders(size, base)) {
        await judge("real", folder, join(base, "lakes", place));
        report(`${place}: ${totals.real.at(-1)?.lines} lines, ${failures.length} failures`);
      }
      for (const folder of await simulateFolders(base, seed, size === allFiles)) {
        await judge("simulated", folder, join(base, "lakes", basename(folder)));
      }
      await judge("odd", writeOddFolder(base, seed, size === allFiles ? 500 : 20), join(base, "lakes", "odd"));
    } finally {
      rmSync(base, { recursive: true });
    }
    const result = {
      real: sum(totals.real),
      simulated: sum(totals.simulated),
      odd: sum(totals.odd),
      restoredByKind: byKind,
      failures: failures.slice(0, 20),
    };
    report(JSON.stringify(result));
    return { passed: failures.length === 0 && (result.simulated["restored"] ?? 0) > 0, result };
  },
};

/** The selected real files, in folders like the original ones; none if the corpus is missing. */
function realFolders(size: number, base: string): Map<string, string> {
  if (!existsSync(join(root, corpusFolder))) return new Map();
  const files = corpusFiles({ everyNthFile: Math.max(1, Math.round(allFiles / size)) });
  const byFolder = Map.groupBy(files, ({ archive, name }) => join(archive, dirname(name)).replaceAll("/", "-"));
  return new Map(
    [...byFolder].map(([place, found]) => {
      const folder = join(base, place);
      mkdirSync(folder, { recursive: true });
      for (const { path } of found) symlinkSync(path, join(folder, basename(path)));
      return [place, folder];
    }),
  );
}

function sum(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const total: Record<string, number> = { folders: all.length };
  for (const counts of all) {
    for (const [name, count] of Object.entries(counts)) total[name] = (total[name] ?? 0) + count;
  }
  return total;
}
