/**
 * Measures the processor time of a process that follows a folder of old journals in which nothing happens, and how fast it
 * notices that one of them grows.
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Proof } from "../lab/proof/Proof.ts";

const run = promisify(execFile);
const mostPercent = 1;
const line = '{ "timestamp":"2020-01-01T00:00:00Z", "event":"Music", "MusicTrack":"MainMenu" }\r\n';

/** The name of one of many files, one for each minute. */
function nameOf(index: number): string {
  const time = new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString();
  return `Journal.${time.slice(0, 10)}T${time.slice(11, 19).replaceAll(":", "")}.01.log`;
}

interface Cost {
  readonly firstLookMs: number;
  readonly percentOfCore: number;
  readonly noticedMs: number;
  readonly noticed: boolean;
}

async function measure(files: number, seconds: number): Promise<Cost> {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-old-files-"));
  try {
    for (let index = 0; index < files; index++) await writeFile(join(folder, nameOf(index)), line);
    const script = join(import.meta.dirname, "journal/oldFiles/follow.ts");
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

/** Proves that old files cost nearly nothing. */
export const proof: Proof = {
  name: "journal-old-files",
  claim:
    "Following 10,000 old files takes less than 1 % of a core after the first look, and a line in any of them is noticed.",
  fullSize: 10_000,
  reducedSize: 1000,
  isAlone: true,
  async run({ size, isReduced, report }) {
    const result: Record<number, Cost> = {};
    for (const files of [...new Set([1, size])]) {
      const cost = await measure(files, isReduced ? 10 : 60);
      result[files] = cost;
      report(`${files} files: ${cost.percentOfCore} % of a core, growth noticed after ${cost.noticedMs} ms`);
    }
    const passed = Object.values(result).every(({ percentOfCore, noticed }) => percentOfCore < mostPercent && noticed);
    return { passed, result };
  },
};
