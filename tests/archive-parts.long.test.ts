import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { readManifests } from "../packages/archive/src/lake/lake.ts";
import { compareRows } from "../packages/archive/tests/helpers/compareRows.ts";
import { runShipslog } from "../packages/archive/tests/helpers/simulatedFolders.ts";
import { until } from "./helpers/limits/until.ts";
import { longTest } from "./helpers/longTest.ts";
import { shipslogOnPath } from "./helpers/terminal/onPath.ts";

/** The days of a month on which the same evening is played. */
const days = ["03", "10", "17", "24"] as const;

longTest(
  {
    claim:
      "A first archive of many months that is killed, or stopped with Ctrl-C, keeps the months that were stored: the next run has only the others to do, " +
      "and the lake equals that of an undisturbed run, row for row.",
    size: { check: 30, full: 120, of: "months" },
  },
  async ({ size, seed }) => {
    const base = mkdtempSync(join(tmpdir(), "shipslog-archive-parts-"));
    try {
      const env = shipslogOnPath(base);
      const folder = join(base, "journal");
      await writeYears(folder, size, seed);
      const expected = join(base, "expected");
      const all = newLines(await runShipslog("archive", folder, "--out", expected));
      const lake = join(base, "lake");

      const killed = await archiveUntil(() => linesIn(lake), 0, [folder, lake], env);
      killed.child.kill("SIGKILL");
      await killed.ended;
      const kept = await linesIn(lake);

      const stopped = await archiveUntil(() => linesIn(lake), kept, [folder, lake], env);
      stopped.child.kill("SIGINT");
      const { code, err } = await stopped.ended;
      const left = await linesIn(lake);
      expect({ code, err }).toEqual({
        code: 130,
        err: expect.stringMatching(/new lines? stored in .*run it again/) as string,
      });
      expect(newLines(err)).toBe(left - kept);

      const rest = newLines(await runShipslog("archive", folder, "--out", lake));
      expect({ kept, left, rest }).toEqual({ kept, left: expect.any(Number) as number, rest: all - left });
      expect([kept > 0, left > kept, rest > 0]).toEqual([true, true, true]);
      expect(await compareRows(lake, expected)).toMatchObject({ missing: 0, tooMany: 0 });
      return `${all} lines: ${kept} kept after a kill, ${left} after Ctrl-C, ${rest} by the last run`;
    } finally {
      rmSync(base, { recursive: true });
    }
  },
);

/** Writes journals of some months, each with the same evenings. */
async function writeYears(folder: string, months: number, seed: number): Promise<void> {
  const evening = `${folder}-evening`;
  const played = ["--for", "6h", "--start", "2026-01-03T12:00:00Z", "--one-file", "--dialect", "live"];
  await runShipslog("simulate", "grand-tour", "--out", evening, "--quiet", "--seed", String(seed), ...played);
  const name = readdirSync(evening).find((each) => each.endsWith(".log")) ?? "";
  const text = readFileSync(join(evening, name), "utf8");
  mkdirSync(folder);
  for (let at = 0; at < months; at++) {
    const month = new Date(Date.UTC(2016, at)).toISOString().slice(0, 7);
    for (const day of days) {
      const date = `${month}-${day}`;
      writeFileSync(
        join(folder, name.replace("2026-01-03", date)),
        text.replaceAll('"timestamp":"2026-01-03', `"timestamp":"${date}`),
      );
    }
  }
}

/** What a process has ended with. */
interface Ended {
  readonly code: number | null;
  readonly err: string;
}

/** Starts to archive, and returns when more lines are stored than before. */
async function archiveUntil(
  lines: () => Promise<number>,
  before: number,
  [folder, lake]: readonly [string, string],
  env: NodeJS.ProcessEnv,
): Promise<{ readonly child: ChildProcess; readonly ended: Promise<Ended> }> {
  const child = spawn("shipslog", ["archive", folder, "--out", lake], { env, stdio: ["ignore", "ignore", "pipe"] });
  let err = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, err }));
  const isOver = () => child.exitCode !== null;
  await until(async () => isOver() || (await lines()) > before, "lines to be stored", { everyMs: 2 });
  return { child, ended };
}

/** The number in front of "new lines". */
function newLines(text: string): number {
  return Number(/([\d,]+) new line/.exec(text)?.[1]?.replaceAll(",", ""));
}

/** The lines that a lake has stored. */
async function linesIn(lake: string): Promise<number> {
  // There is no lake at first.
  const manifests = await readManifests(lake).catch(() => []);
  const tables = manifests.flatMap(({ files }) =>
    files.filter(({ table }) => table === "events" || table === "rejects"),
  );
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}
