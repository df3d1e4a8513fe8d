/**
 * Kills writers at random moments while a follower in another process reads. Compares the output of the follower with the
 * files: every complete line once and in order, and of an unfinished line at most a complete event.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { until } from "../../../tests/helpers/limits/until.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { randomOf } from "../../../tests/helpers/randomOf.ts";

function start(script: string, ...given: readonly string[]): ChildProcess {
  const path = join(import.meta.dirname, "helpers/kill", script);
  const node = ["--conditions=@shipslog/source", "--no-warnings", path, ...given];
  return spawn(process.execPath, node, { stdio: ["ignore", "pipe", "inherit"] });
}

/** Starts a writer and kills it shortly after it started to write. */
async function writeAndKill(path: string, name: string, random: () => number): Promise<void> {
  const writer = start("writer.ts", path, name, String(Math.floor(random() * 2 ** 32)));
  if (writer.stdout === null) throw new Error("the writer has no output");
  const ended = once(writer, "exit");
  await Promise.race([once(writer.stdout, "data"), ended]);
  await sleep(random() * 30);
  writer.kill("SIGKILL");
  const [, signal] = (await ended) as [number | null, string | null];
  if (signal !== "SIGKILL") throw new Error("a writer ended on its own");
}

/** What a follower must print for a file, line by line, and for a last line without a line end. */
async function expectedOutput(folder: string, file: string): Promise<{ lines: string[]; rest: string | undefined }> {
  const lines: string[] = [];
  let offset = 0;
  const whole = await readFile(join(folder, file), "latin1");
  const isEmpty = whole === "" || whole.endsWith("\n");
  for (const line of whole.split("\n")) {
    const bytes = Buffer.from(line, "latin1");
    const text = bytes.toString("utf8").replace(/\r$/, "");
    lines.push(`${file} 0 ${offset} ${createHash("sha256").update(text).digest("hex")}`);
    offset += bytes.length + 1;
  }
  // After the last line end there is nothing, or a line that a kill has cut.
  const rest = lines.pop();
  return { lines, rest: isEmpty ? undefined : rest };
}

interface Comparison {
  readonly lines: number;
  /** Files that end in the middle of a line. */
  readonly halfLines: number;
  readonly lost: number;
  readonly repeatedOrForeign: number;
  readonly outOfOrder: number;
}

async function compare(folder: string, printed: readonly string[]): Promise<Comparison> {
  const total = { lines: 0, halfLines: 0, lost: 0, repeatedOrForeign: 0, outOfOrder: 0 };
  for (const file of await readdir(folder)) {
    const { lines, rest } = await expectedOutput(folder, file);
    const found = printed.filter((line) => line.startsWith(`${file} `) && line !== rest);
    const missing = lines.filter((line) => !new Set(found).has(line)).length;
    total.lines += lines.length;
    total.halfLines += rest === undefined ? 0 : 1;
    total.lost += missing;
    total.repeatedOrForeign += found.length - (lines.length - missing);
    if (missing === 0 && found.some((line, index) => line !== lines[index])) total.outOfOrder += 1;
  }
  return total;
}

/** Compares once the follower has printed every line, or after the time limit. */
async function compareAtEnd(folder: string, printed: readonly string[]): Promise<Comparison> {
  const isComplete = async () => (await compare(folder, printed)).lost === 0;
  await until(isComplete, "every line", { everyMs: 100 }).catch(() => undefined);
  // A repeated line would have arrived by now.
  await sleep(500);
  return await compare(folder, printed);
}

longTest(
  {
    claim: "A follower in another process has every complete line of killed writers once and in order.",
    size: { check: 10, full: 200, of: "kills" },
  },
  async ({ size, seed, report }) => {
    const folder = await mkdtemp(join(tmpdir(), "shipslog-kill-"));
    const random = randomOf(seed);
    const follower = start("follower.ts", folder);
    const printed: string[] = [];
    if (follower.stdout === null) throw new Error("the follower has no output");
    createInterface(follower.stdout).on("line", (line) => printed.push(line));
    try {
      let files = 0;
      for (let kills = 0; kills < size; kills++) {
        // Two of three restarted writers start a new file; the third continues in the old one, after its half line.
        if (files === 0 || random() < 2 / 3) files++;
        const stamp = String(files).padStart(6, "0");
        await writeAndKill(join(folder, `Journal.2025-01-02T${stamp}.01.log`), `writer ${kills}`, random);
        if (kills % 20 === 19) report(`${kills + 1} kills`);
      }
      const { lines, halfLines, ...wrong } = await compareAtEnd(folder, printed);
      expect(wrong).toEqual({ lost: 0, repeatedOrForeign: 0, outOfOrder: 0 });
      expect(lines).toBeGreaterThan(0);
      return `${size} kills, ${lines} lines in ${files} files, ${halfLines} half lines`;
    } finally {
      follower.kill("SIGKILL");
      await rm(folder, { recursive: true });
    }
  },
);
