/**
 * Measures the memory that reading and following take in their own process, for a folder with real journals once and with
 * many copies of them, including a line of 64 MB.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { corpusFiles, corpusFolder } from "../../../tests/helpers/corpus.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";

const mostMegabytes = 150;
const longLineBytes = 64 * 2 ** 20;

/** Creates a folder with a number of copies of the corpus, each file under its own name. */
function makeFolder(copies: number): string {
  const folder = mkdtempSync(join(tmpdir(), "shipslog-memory-"));
  let number = 0;
  const nextPath = (): string => join(folder, `Journal.2025-01-02T${String(number++).padStart(6, "0")}.01.log`);
  for (let copy = 0; copy < copies; copy++) {
    for (const { path } of corpusFiles({ archives: ["journals"], everyNthFile: 1 })) symlinkSync(path, nextPath());
  }
  writeFileSync(nextPath(), `${"x".repeat(longLineBytes)}\n`);
  return folder;
}

interface Growth {
  readonly entries: number;
  readonly growthMegabytes: number;
}

function measure(how: string, folder: string, entries: number): Growth {
  const script = join(import.meta.dirname, "helpers/memory/read.ts");
  const given = ["--conditions=@shipslog/source", "--no-warnings", script, how, folder, String(entries)];
  return JSON.parse(execFileSync(process.execPath, given, { encoding: "utf8" })) as Growth;
}

longTest(
  {
    claim: "Reading and following take less than 150 MB however large the folder is.",
    size: { check: 1, full: 10, of: "times the folder" },
    needs: [corpusFolder],
  },
  ({ size, report }) => {
    const measured: string[] = [];
    for (const copies of new Set([1, size])) {
      const folder = makeFolder(copies);
      try {
        const read = measure("read", folder, 0);
        const follow = measure("follow", folder, read.entries);
        expect(read.entries).toBeGreaterThan(0);
        expect(read.growthMegabytes).toBeLessThan(mostMegabytes);
        expect(follow.growthMegabytes).toBeLessThan(mostMegabytes);
        const line = `${copies} x 146 MB: reading ${read.growthMegabytes} MB, following ${follow.growthMegabytes} MB`;
        report(line);
        measured.push(line);
      } finally {
        rmSync(folder, { recursive: true });
      }
    }
    return measured.join("; ");
  },
);
