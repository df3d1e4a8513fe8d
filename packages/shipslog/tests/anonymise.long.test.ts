import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { check } from "@shipslog/check";
import { readJournal } from "@shipslog/journal";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { run } from "../src/run.ts";
import { testHost } from "./helpers/host.ts";
import { corpusFiles, corpusFolder } from "../../../tests/helpers/corpus.ts";
import { namesIn, wordsPattern } from "./helpers/names.ts";
import { compareTexts, splitValues } from "./helpers/compareTexts.ts";

const allFiles = 975;

longTest(
  {
    claim:
      "After anonymise, no name or id of a commander, friend or squadron is left as a word or string; all other bytes and all findings are equal.",
    size: { check: 49, full: allFiles, of: "real journals" },
    needs: [corpusFolder],
  },
  async ({ size, report }) => {
    const totals = { files: 0, lines: 0, names: 0, ids: 0, replacedValues: 0 };
    const base = mkdtempSync(join(tmpdir(), "shipslog-anonymise-"));
    try {
      for (const [place, files] of folders(size)) {
        const from = join(base, place, "from");
        const to = join(base, place, "to");
        mkdirSync(from, { recursive: true });
        for (const path of files) symlinkSync(path, join(from, basename(path)));
        const host = testHost();
        const code = await run(["anonymise", from, "--out", to, "--key", "the key of this test"], host);
        expect({ code, errors: host.err.text() }).toEqual({ code: 0, errors: "" });
        report(`${place}: ${host.out.text().split("\n", 1)[0]?.split(": ").at(-1)}`);
        const names = files.map((path) => basename(path));
        expect(compareFolder(from, to, names, totals)).toEqual([]);
        expect(await findingsOf(to)).toEqual(await findingsOf(from));
      }
    } finally {
      rmSync(base, { recursive: true });
    }
    expect(totals.names).toBeGreaterThan(0);
    const { files, lines, names, ids, replacedValues } = totals;
    return `${names} names and ${ids} ids, ${replacedValues} values replaced in ${lines} lines of ${files} files`;
  },
);

/** The selected files by folder. */
function folders(size: number): Map<string, string[]> {
  const files = corpusFiles({ everyNthFile: Math.round(allFiles / size) });
  const byFolder = Map.groupBy(files, ({ archive, name }) => join(archive, dirname(name)));
  return new Map([...byFolder].map(([place, found]) => [place, found.map(({ path }) => path)]));
}

interface Totals {
  files: number;
  lines: number;
  names: number;
  ids: number;
  replacedValues: number;
}

/** Compares the files of two folders, and adds to the totals; returns what is wrong. */
function compareFolder(from: string, to: string, files: readonly string[], totals: Totals): readonly string[] {
  const failures: string[] = [];
  const texts = files.map((file) => ({ file, before: read(join(from, file)), after: read(join(to, file)) }));
  const { names, squadronIds } = namesIn(texts.flatMap(({ before }) => before.split("\n")));
  const pattern = wordsPattern(names);
  totals.files += files.length;
  totals.names += names.size;
  totals.ids += squadronIds.size;
  const clean = new Set<string>();
  for (const { file, before, after } of texts) {
    totals.lines += before.split("\n").length;
    const { changed, difference } = compareTexts(before, after);
    totals.replacedValues += changed;
    if (difference !== undefined) failures.push(`${file}: ${difference}`);
    for (const literal of splitValues(after).values) {
      if (clean.has(literal) || !literal.startsWith('"')) continue;
      clean.add(literal);
      if (isNamed(literal, names, pattern)) failures.push(`${file}: ${literal} is left`);
    }
    for (const [, id = ""] of after.matchAll(/"SquadronID"\s*:\s*"?(\d+)/g)) {
      if (squadronIds.has(id)) failures.push(`${file}: squadron ${id} is left`);
    }
  }
  return failures;
}

const read = (path: string) => readFileSync(path, "utf8");

function isNamed(literal: string, names: ReadonlySet<string>, pattern: RegExp): boolean {
  let text = literal.slice(1, -1);
  try {
    text = JSON.parse(literal) as string;
  } catch {
    // A literal of a broken line is compared as it is.
  }
  return names.has(text) || pattern.test(text);
}

async function findingsOf(folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { rule, position, pointer } of check(readJournal(folder), { dialect: "live" })) {
    found.push(`${rule} ${position?.file}:${position?.line} ${pointer}`);
  }
  return found;
}
