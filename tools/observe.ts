/**
 * `node tools/run.mjs tools/observe.ts [FOLDER]` describes the kinds of journals, by default of the corpus, in `packages/contract/observed`. Of
 * texts it keeps those in `values.json` alone; `--candidates FILE` writes what looks like a list of values, for review.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { isKind, kinds } from "@shipslog/contract";
import { KindObserver, type ReviewedValues, type ToldChange } from "@shipslog/contract/internal";
import { corpusFiles } from "../tests/helpers/corpus.ts";
import { root } from "./workspace.ts";
import { observeJournals } from "./observe/observeJournals.ts";
import { printDeclarations, printHistories, printValues } from "./observe/printDeclaration.ts";
import { totalsOf } from "./observe/totalsOf.ts";

const { values, positionals } = parseArgs({ options: { candidates: { type: "string" } }, allowPositionals: true });
const folder = join(root, "packages/contract/observed");
const observer = new KindObserver();
/** Of lines that other programs rewrote, nothing can be said about what a game left out. */
const native = new KindObserver();
const read = await observeJournals(journalsOf(positionals[0]), { all: observer, native });
if (values.candidates === undefined) writeDeclarations();
else writeFileSync(values.candidates, printValues(observer.candidates()));

function journalsOf(given: string | undefined): readonly string[] {
  if (given === undefined) {
    return corpusFiles({ archives: ["journals", "more", "old"], everyNthFile: 1 }).map(({ path }) => path);
  }
  return readdirSync(given, { recursive: true, encoding: "utf8" })
    .filter((name) => basename(name).startsWith("Journal") && name.endsWith(".log"))
    .toSorted()
    .map((name) => join(given, name));
}

function writeDeclarations(): void {
  const reviewed = JSON.parse(readFileSync(join(folder, "values.json"), "utf8")) as ReviewedValues;
  const declarations = observer.declarations(reviewed);
  const told = JSON.parse(readFileSync(join(folder, "told.json"), "utf8")) as readonly ToldChange[];
  writeFileSync(join(folder, "histories.json"), printHistories(native.histories(kinds, told)));
  const totals = totalsOf(read, declarations);
  writeFileSync(join(folder, "kinds.json"), printDeclarations(declarations.filter(({ kind }) => !isKind(kind))));
  writeFileSync(join(folder, "totals.json"), `${JSON.stringify(totals, null, 2)}\n`);
  console.log(JSON.stringify(totals, null, 2));
}
