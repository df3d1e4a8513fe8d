import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { root } from "../../../tools/workspace.ts";
import { corpusFiles, corpusFolder } from "../../../tests/helpers/corpus.ts";
import { compareLake } from "./helpers/compareLake.ts";
import { writeOddFolder } from "./helpers/oddFolder.ts";
import { runShipslog, simulateFolders } from "./helpers/simulatedFolders.ts";

const allFiles = 975;

/** Archives real and simulated journals with the command and compares the lake with the folders. */
longTest(
  {
    claim:
      "Every line of real, simulated and odd journals is in the lake once, and every field of every event of the sixteen kinds read back from Parquet equals the contract's parse, 2^64-1 and unknown fields among them.",
    size: { check: 20, full: allFiles, of: "real journals" },
  },
  async ({ size, seed, isLong, report }) => {
    const base = mkdtempSync(join(tmpdir(), "shipslog-lossless-"));
    const totals = {
      real: { lines: 0, restored: 0, withExtra: 0 },
      simulated: { lines: 0, restored: 0, withExtra: 0 },
      odd: { lines: 0, restored: 0, withExtra: 0 },
    };
    const judge = async (sort: keyof typeof totals, folder: string) => {
      const lake = join(base, "lakes", basename(folder));
      await runShipslog("archive", folder, "--out", lake, "--compact");
      const { failures, lines, restored, withExtra } = await compareLake(folder, lake);
      expect(failures, `${sort} ${basename(folder)}`).toEqual([]);
      totals[sort].lines += lines;
      totals[sort].restored += restored;
      totals[sort].withExtra += withExtra;
      report(`${sort} ${basename(folder)}: ${lines} lines`);
    };
    try {
      for (const folder of realFolders(size, base)) await judge("real", folder);
      for (const folder of await simulateFolders(base, seed, isLong)) await judge("simulated", folder);
      await judge("odd", writeOddFolder(base, seed, isLong ? 500 : 20));
    } finally {
      rmSync(base, { recursive: true });
    }
    expect(totals.simulated.restored).toBeGreaterThan(0);
    expect(totals.odd.withExtra).toBeGreaterThan(0);
    const parts = Object.entries(totals).map(
      ([sort, { lines, restored }]) => `${sort}: ${lines} lines, ${restored} read back`,
    );
    return parts.join("; ");
  },
);

/** Folders like the original ones, with the selected real files; none if the corpus is missing. */
function realFolders(size: number, base: string): readonly string[] {
  if (!existsSync(join(root, corpusFolder))) return [];
  const files = corpusFiles({ everyNthFile: Math.max(1, Math.round(allFiles / size)) });
  const byFolder = Map.groupBy(files, ({ archive, name }) => join(archive, dirname(name)).replaceAll("/", "-"));
  return [...byFolder].map(([place, found]) => {
    const folder = join(base, place);
    mkdirSync(folder, { recursive: true });
    for (const { path } of found) symlinkSync(path, join(folder, basename(path)));
    return folder;
  });
}
