import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import type { Entry } from "@shipslog/contract";
import { followJournal, readJournal } from "@shipslog/journal";
import { expect } from "vitest";
import { corpusFiles, corpusFolder, fullCorpus } from "../../../tests/helpers/corpus.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";

interface Line {
  readonly file: string;
  readonly offset: number;
  readonly line: number;
  readonly raw: string;
  readonly hasEnd: boolean;
}

/** Folders of real journals with their files in order: the folder of 2025, or all with SHIPSLOG_FULL=1. */
function folders(): ReadonlyMap<string, readonly string[]> {
  const paths = corpusFiles({ archives: fullCorpus ? ["journals", "more"] : ["journals"], everyNthFile: 1 })
    .map(({ path }) => path)
    .filter((path) => fullCorpus || basename(dirname(path)) === "2025");
  const byStamp = paths.toSorted((one, other) => (stampOf(one) < stampOf(other) ? -1 : 1));
  return Map.groupBy(byStamp, (path) => dirname(path));
}

/** The name with its time in the new form. */
function stampOf(path: string): string {
  return basename(path).replace(/^Journal\.(\d\d)(\d\d)(\d\d)(\d{6})\./, "Journal.20$1-$2-$3T$4.");
}

/** Splits a file into lines in the simplest way. */
async function linesOf(path: string): Promise<readonly Line[]> {
  const lines: Line[] = [];
  let offset = 0;
  const parts = (await readFile(path, "utf8")).split("\n");
  for (const [index, part] of parts.entries()) {
    const hasEnd = index < parts.length - 1;
    const raw = part.replace(/\r$/, "");
    if (hasEnd || part !== "") lines.push({ file: basename(path), offset, line: index + 1, raw, hasEnd });
    offset += Buffer.byteLength(part) + 1;
  }
  return lines;
}

/** Fails at the first entry that is not the next line. */
async function compare(entries: AsyncIterable<Entry>, lines: readonly Line[]): Promise<void> {
  let count = 0;
  for await (const entry of entries) {
    const { file, offset, line, raw } = lines[count++] ?? {};
    const isNext = "raw" in entry && entry.raw === raw && entry.position.offset === offset;
    if (!isNext || entry.position.line !== line) expect(entry).toMatchObject({ position: { file, offset, line }, raw });
    if (count === lines.length) break;
  }
  expect(count).toBe(lines.length);
}

needs(corpusFolder).describe("real journals", () => {
  needs(corpusFolder).it(
    "are read and followed line by line",
    async () => {
      const all = folders();
      expect(all.size).toBeGreaterThan(0);
      for (const [folder, paths] of all) {
        const lines = (await Promise.all(paths.map((path) => linesOf(path)))).flat();
        expect(lines.length).toBeGreaterThan(1000);
        await compare(readJournal(folder), lines);
        const ended = lines.filter(({ hasEnd }) => hasEnd);
        await compare(followJournal(folder), ended);
      }
    },
    600_000,
  );
});
