import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, sep } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { tableFolder } from "../packages/archive/src/iceberg/publishedNames.ts";
import { listVersions, readVersion } from "../packages/archive/src/iceberg/readPublished.ts";
import { readManifests } from "../packages/archive/src/lake/lake.ts";
import { observedFolder } from "../packages/archive/src/observed/ObservedFiles.ts";
import { tableNames } from "../packages/archive/src/tables/tableQueries.ts";
import { compareIceberg } from "../packages/archive/tests/helpers/compareIceberg.ts";
import { compareRows } from "../packages/archive/tests/helpers/compareRows.ts";
import { serveRanges } from "../packages/archive/tests/helpers/serveRanges.ts";
import { runShipslog } from "../packages/archive/tests/helpers/simulatedFolders.ts";
import { longTest } from "./helpers/longTest.ts";
import { randomOf } from "./helpers/randomOf.ts";

/** The latest time of a kill after the archiver has opened the lake. Some kills come while it is opening. */
const longestMs = 1000;
const killsWhileOpening = 0.2;

/** Runs an archiver and kills it at a random time; it may end first. */
async function archiveAndKill(folder: string, lake: string, random: () => number): Promise<"killed" | "done"> {
  const script = join(import.meta.dirname, "helpers/archiver.ts");
  const node = ["--conditions=@shipslog/source", "--no-warnings", script, folder, lake];
  const child = spawn(process.execPath, node, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit") as Promise<[number | null, string | null]>;
  try {
    if (random() >= killsWhileOpening) await Promise.race([once(child.stdout, "data"), ended]);
    await Promise.race([sleep(random() * longestMs), ended]);
  } finally {
    child.kill("SIGKILL");
  }
  const [code, signal] = await ended;
  if (signal === "SIGKILL") return "killed";
  if (code !== 0) throw new Error(`the archiver ended with ${code}`);
  return "done";
}

/** Counts the files in a lake that its manifest does not list. */
async function leftOver(lake: string): Promise<{ files: number; manifests: number }> {
  const names = readdirSync(lake, { recursive: true, encoding: "utf8" });
  const manifests = await readManifests(lake);
  const listed = new Set(
    manifests.flatMap(({ files, watermarkFiles }) => [...files, ...watermarkFiles].map(({ path }) => path)),
  );
  // Published tables are looked at by checkPublished; typed rows of observed kinds can be made again and no manifest lists them.
  const elsewhere = ["iceberg", basename(observedFolder(lake))];
  const ours = names.filter((name) => !elsewhere.some((folder) => name.startsWith(folder)));
  const files = ours.filter((name) => name.endsWith(".parquet") && !listed.has(name)).length;
  return { files, manifests: ours.filter((name) => name.endsWith(".tmp")).length };
}

/** The state of the published tables of a lake. */
interface PublishedState {
  readonly tables: number;
  /** Tables whose hint leads to a version that is not whole. */
  readonly broken: number;
  /** Files that neither the newest version of a table nor the one before names. */
  readonly leftOver: number;
}

/** Looks for what a reader of the published tables would stumble over. */
async function checkPublished(lake: string): Promise<PublishedState> {
  const state = { tables: 0, broken: 0, leftOver: 0 };
  for (const table of tableNames) {
    const folder = tableFolder(lake, table);
    const hint = join(folder, "metadata/version-hint.text");
    if (!existsSync(hint)) continue;
    state.tables++;
    if (!(await isWhole(folder, Number(readFileSync(hint, "utf8"))))) state.broken++;
    const versions = await Promise.all((await listVersions(folder)).slice(-2).map((each) => readVersion(folder, each)));
    const named = new Set(["metadata/version-hint.text", ...versions.flatMap(({ paths }) => paths)]);
    const found = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const files = found.filter((name) => statSync(join(folder, name)).isFile());
    state.leftOver += files.filter((name) => !named.has(name.split(sep).join("/"))).length;
  }
  return state;
}

async function isWhole(folder: string, version: number): Promise<boolean> {
  const published = await readVersion(folder, version).catch(() => undefined);
  return (
    published !== undefined &&
    published.entries.every(({ data_file: { file_path: path, file_size_in_bytes: bytes } }) => {
      const file = join(folder, path);
      return existsSync(file) && statSync(file).size === bytes;
    })
  );
}

longTest(
  {
    claim:
      "Killed at random moments of storing, merging, checkpoints and publishing, and run again, the lake equals that of an undisturbed run, row for row, and so do its published tables, which are whole after every kill.",
    // Of 200 kills 46 left files of a commit and 156 left files of published tables: half as many meet both dozens of times.
    size: { check: 3, full: 100, of: "kills" },
  },
  async ({ size, seed, report }) => {
    const base = mkdtempSync(join(tmpdir(), "shipslog-archive-kill-"));
    await using server = await serveRanges(base);
    const random = randomOf(seed);
    const found = { kills: 0, lakes: 0, leftFiles: 0, leftManifests: 0, leftPublished: 0, rows: 0 };
    try {
      const folder = join(base, "journal");
      const hours = size > 10 ? "60h" : "3h";
      const session = ["--dialect", "live", "--seed", String(seed), "--for", hours, "--start", "2026-01-30T20:00:00Z"];
      await runShipslog("simulate", "grand-tour", "--out", folder, "--quiet", ...session);
      const expected = join(base, "expected");
      await runShipslog("archive", folder, "--out", expected);
      while (found.kills < size) {
        const lake = join(base, `lake-${found.lakes++}`);
        while (found.kills < size && (await archiveAndKill(folder, lake, random)) === "killed") {
          found.kills++;
          const left = await leftOver(lake).catch(() => ({ files: 0, manifests: 0 }));
          const published = await checkPublished(lake);
          expect(published.broken, `broken tables after kill ${found.kills}`).toBe(0);
          found.leftFiles += Math.min(1, left.files);
          found.leftManifests += Math.min(1, left.manifests);
          found.leftPublished += Math.min(1, published.leftOver);
        }
        await runShipslog("archive", folder, "--out", lake, "--compact");
        const { rows, ...difference } = await compareRows(lake, expected);
        expect(difference).toEqual({ missing: 0, tooMany: 0 });
        expect(rows).toBeGreaterThan(0);
        expect(await leftOver(lake)).toEqual({ files: 0, manifests: 0 });
        const location = `${server.address}/${basename(lake)}`;
        await runShipslog("archive", "--out", lake, "--publish", "--location", location);
        const tables = [...(await compareIceberg(lake, location)).values()];
        for (const table of tables) expect(table).toMatchObject({ missing: 0, tooMany: 0 });
        expect(tables.reduce((sum, table) => sum + table.rows, 0)).toBe(rows);
        expect(await checkPublished(lake)).toMatchObject({ broken: 0, leftOver: 0 });
        found.rows += rows;
        report(`lake ${found.lakes}: ${JSON.stringify(found)}`);
      }
      const left = `${found.leftFiles} left files, ${found.leftManifests} manifests, ${found.leftPublished} published files`;
      return `${found.kills} kills (${left}), ${found.rows} rows equal`;
    } finally {
      rmSync(base, { recursive: true });
    }
  },
);
