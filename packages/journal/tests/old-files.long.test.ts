/**
 * Measures the processor time of a process that follows a folder of old journals in which nothing happens, and how fast it
 * notices that one of them grows.
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";

const run = promisify(execFile);
const mostPercent = 1;
const measuredSeconds = 30;
const line = '{ "timestamp":"2020-01-01T00:00:00Z", "event":"Music", "MusicTrack":"MainMenu" }\r\n';

/** The name of one of many files, one for each minute. */
function nameOf(index: number): string {
  const time = new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString();
  return `Journal.${time.slice(0, 10)}T${time.slice(11, 19).replaceAll(":", "")}.01.log`;
}

interface Cost {
  readonly firstLookMs: number;
  /** Of the seconds that were measured; null if there were none. */
  readonly percentOfCore: number | null;
  readonly noticedMs: number;
  readonly noticed: boolean;
}

async function measure(files: number, seconds: number): Promise<Cost> {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-old-files-"));
  try {
    for (let index = 0; index < files; index++) await writeFile(join(folder, nameOf(index)), line);
    const script = join(import.meta.dirname, "helpers/oldFiles/follow.ts");
    const given = [folder, String(files), String(seconds), nameOf(Math.floor(files / 2)), line];
    const { stdout } = await run(process.execPath, [
      "--conditions=@shipslog/source",
      "--no-warnings",
      script,
      ...given,
    ]);
    return JSON.parse(stdout) as Cost;
  } finally {
    await rm(folder, { recursive: true });
  }
}

longTest(
  {
    claim:
      "Following 10,000 old files takes less than 1 % of a core after the first look, and a line in any of them is noticed.",
    size: { check: 1000, full: 10_000, of: "files" },
    alone: true,
  },
  async ({ size, isLong }) => {
    const { percentOfCore, noticedMs, noticed } = await measure(size, isLong ? measuredSeconds : 0);
    expect(noticed).toBe(true);
    if (isLong) expect(percentOfCore).toBeLessThan(mostPercent);
    return `${percentOfCore} % of a core, growth noticed after ${noticedMs} ms`;
  },
);
