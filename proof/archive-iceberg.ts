import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { corpusFiles, corpusFolder } from "../lab/corpus/corpus.ts";
import { compareIceberg } from "../lab/lake/compareIceberg.ts";
import { serveRanges } from "../lab/lake/serveRanges.ts";
import type { Proof } from "../lab/proof/Proof.ts";
import { root } from "../lab/workspace.ts";
import { runShipslog, simulateFolders } from "./archive/simulatedFolders.ts";

const allFiles = 975;
const fullSize = 195;

/** What was compared after one change of a lake. */
interface Stage {
  readonly stage: string;
  readonly rows: number;
  readonly tables: number;
  readonly differences: number;
}

/** Publishes lakes after each kind of change, and reads them back with a reader that shares no code with the publisher. */
export const proof: Proof = {
  name: "archive-iceberg",
  claim:
    "icebird reads every published table with the rows, counts and sums that DuckDB answers for the lake, of simulated and real journals, after a first and a second commit, compaction and forgetting.",
  fullSize,
  reducedSize: 5,
  async run({ size, seed, report }) {
    const base = mkdtempSync(join(tmpdir(), "shipslog-iceberg-"));
    await using server = await serveRanges(base);
    const stages: Stage[] = [];
    const judge = async (lake: string, stage: string) => {
      const location = `${server.address}/${lake}`;
      await runShipslog("archive", "--out", join(base, lake), "--publish", "--location", location);
      const found = [...(await compareIceberg(join(base, lake), location)).values()];
      stages.push({
        stage: `${lake}, ${stage}`,
        rows: found.reduce((sum, { rows }) => sum + rows, 0),
        tables: found.filter(({ rows }) => rows > 0).length,
        differences: found.reduce((sum, { missing, tooMany }) => sum + missing + tooMany, 0),
      });
      report(JSON.stringify(stages.at(-1)));
    };
    try {
      const [first = "", ...others] = await simulateFolders(base, seed, size === fullSize);
      const lake = join(base, "simulated");
      await runShipslog("archive", first, "--out", lake, "--default-commander", "first");
      await judge("simulated", "first commit");
      for (const folder of others) await runShipslog("archive", folder, "--out", lake, "--default-commander", "second");
      await judge("simulated", "second commit");
      await runShipslog("archive", first, "--out", lake, "--compact");
      await judge("simulated", "compacted");
      const answer = await runShipslog("query", "SELECT commander AS id FROM events LIMIT 1", lake, "--format", "json");
      const [{ id } = { id: "" }] = JSON.parse(answer) as { id: string }[];
      await runShipslog("archive", "--out", lake, "--forget", id);
      await judge("simulated", "one commander forgotten");
      const real = realFolder(join(base, "journals"), size);
      if (real !== undefined) {
        await runShipslog("archive", real, "--out", join(base, "real"));
        await judge("real", "first commit");
      }
    } finally {
      rmSync(base, { recursive: true });
    }
    const passed = stages.every(({ rows, differences }) => rows > 0 && differences === 0);
    return { passed, result: { stages } };
  },
};

/** A folder with some of the real journals; undefined if the corpus is missing. */
function realFolder(folder: string, size: number): string | undefined {
  if (!existsSync(join(root, corpusFolder))) return undefined;
  mkdirSync(folder);
  for (const [at, { path }] of corpusFiles({ everyNthFile: Math.round(allFiles / size) }).entries()) {
    // Journals of two commanders may have the same name.
    mkdirSync(join(folder, String(at)));
    symlinkSync(path, join(folder, String(at), basename(path)));
  }
  return folder;
}
