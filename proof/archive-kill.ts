import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readManifests } from "../packages/archive/src/lake/readManifests.ts";
import { compareIceberg } from "../lab/lake/compareIceberg.ts";
import { serveRanges } from "../lab/lake/serveRanges.ts";
import { checkPublished } from "./archive/kill/checkPublished.ts";
import { compareRows } from "./archive/kill/compareRows.ts";
import { runShipslog } from "./archive/simulatedFolders.ts";
import type { Proof } from "../lab/proof/Proof.ts";
import { randomOf } from "./journal/kill/randomOf.ts";

/** The latest time of a kill after the archiver has opened the lake. Some kills come while it is opening. */
const longestMs = 1000;
const killsWhileOpening = 0.2;

/** Runs an archiver and kills it at a random time; it may end first. */
async function archiveAndKill(folder: string, lake: string, random: () => number): Promise<"killed" | "done"> {
  const script = join(import.meta.dirname, "archive/kill/archiver.ts");
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
  const ours = names.filter((name) => !name.startsWith("iceberg"));
  const files = ours.filter((name) => name.endsWith(".parquet") && !listed.has(name)).length;
  return { files, manifests: ours.filter((name) => name.endsWith(".tmp")).length };
}

/** The proof that killing the archiver neither loses nor repeats lines. */
export const proof: Proof = {
  name: "archive-kill",
  claim:
    "Killed at random moments of storing, merging, checkpoints and publishing, and run again, the lake equals that of an undisturbed run, row for row, and so do its published tables, which are whole after every kill.",
  fullSize: 200,
  reducedSize: 3,
  async run({ size, seed, report }) {
    const base = mkdtempSync(join(tmpdir(), "shipslog-archive-kill-"));
    await using server = await serveRanges(base);
    const random = randomOf(seed);
    const found = {
      kills: 0,
      lakes: 0,
      killsThatLeftFiles: 0,
      killsThatLeftManifests: 0,
      killsAfterPublishing: 0,
      killsThatLeftPublishedFiles: 0,
      brokenTables: 0,
      publishedRows: 0,
      rows: 0,
      missing: 0,
      tooMany: 0,
    };
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
          found.killsThatLeftFiles += left.files > 0 ? 1 : 0;
          found.killsThatLeftManifests += left.manifests > 0 ? 1 : 0;
          const published = await checkPublished(lake);
          found.killsAfterPublishing += published.tables > 0 ? 1 : 0;
          found.killsThatLeftPublishedFiles += published.leftOver > 0 ? 1 : 0;
          found.brokenTables += published.broken;
        }
        await runShipslog("archive", folder, "--out", lake, "--compact");
        const { rows, missing, tooMany } = await compareRows(lake, expected);
        const left = await leftOver(lake);
        found.rows += rows;
        found.missing += missing;
        found.tooMany += tooMany + left.files + left.manifests;
        const location = `${server.address}/${basename(lake)}`;
        await runShipslog("archive", "--out", lake, "--publish", "--location", location);
        for (const table of (await compareIceberg(lake, location)).values()) {
          found.publishedRows += table.rows;
          found.missing += table.missing;
          found.tooMany += table.tooMany;
        }
        const published = await checkPublished(lake);
        found.brokenTables += published.broken;
        found.tooMany += published.leftOver;
        report(`lake ${found.lakes}: ${found.kills} kills, ${rows} rows, ${missing} missing, ${tooMany} too many`);
      }
      const wrong = found.missing + found.tooMany + found.brokenTables;
      return { passed: found.rows > 0 && found.publishedRows === found.rows && wrong === 0, result: found };
    } finally {
      rmSync(base, { recursive: true });
    }
  },
};
