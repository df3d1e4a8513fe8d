import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { check } from "@shipslog/check";
import { readJournal } from "@shipslog/journal";
import { run } from "../packages/cli/src/run.ts";
import { testHost } from "../packages/cli/src/host.testing.ts";
import { corpusFiles, corpusFolder } from "../lab/corpus/corpus.ts";
import { namesIn, wordsPattern } from "./cli/names.ts";
import { compareTexts, splitValues } from "./cli/compareTexts.ts";
import type { Proof } from "../lab/proof/Proof.ts";

const allFiles = 975;

/** Anonymises real journals and compares the result with the originals. */
export const proof: Proof = {
  name: "cli-anonymise",
  claim:
    "After anonymise, no name or id of a commander, friend or squadron is left as a word or string; all other bytes and all findings are equal.",
  fullSize: allFiles,
  reducedSize: 98,
  needs: [corpusFolder],
  async run({ size, report }) {
    const totals = { files: 0, lines: 0, names: 0, ids: 0, replacedValues: 0, findings: 0 };
    const failures: string[] = [];
    const base = mkdtempSync(join(tmpdir(), "shipslog-anonymise-"));
    try {
      for (const [place, files] of folders(size)) {
        const [from, to] = [join(base, place, "from"), join(base, place, "to")];
        mkdirSync(from, { recursive: true });
        for (const path of files) symlinkSync(path, join(from, basename(path)));
        const host = testHost();
        const code = await run(["anonymise", from, "--out", to, "--key", "the key of this proof"], host);
        if (code !== 0) throw new Error(host.err.text());
        report(`${place}: ${host.out.text().split("\n", 1)[0]?.split(": ").at(-1)}`);
        compareFolder(
          from,
          to,
          files.map((path) => basename(path)),
          { totals, failures },
        );
        const [before, after] = [await findingsOf(from), await findingsOf(to)];
        totals.findings += before.length;
        if (before.join("\n") !== after.join("\n")) failures.push(`${place}: findings differ`);
      }
    } finally {
      rmSync(base, { recursive: true });
    }
    return {
      passed: totals.names > 0 && failures.length === 0,
      result: { ...totals, failures: failures.slice(0, 20) },
    };
  },
};

/** The selected files by folder. */
function folders(size: number): Map<string, string[]> {
  const files = corpusFiles({ everyNthFile: Math.round(allFiles / size) });
  const byFolder = Map.groupBy(files, ({ archive, name }) => join(archive, dirname(name)));
  return new Map([...byFolder].map(([place, found]) => [place, found.map(({ path }) => path)]));
}

interface Comparison {
  readonly totals: { files: number; lines: number; names: number; ids: number; replacedValues: number };
  readonly failures: string[];
}

function compareFolder(from: string, to: string, files: readonly string[], { totals, failures }: Comparison): void {
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
