/**
 * `node tools/run.mjs tools/observe.ts [FOLDER]` describes the kinds of journals, by default of the corpus, in `packages/contract/observed`. Of
 * texts it keeps those in `values.json` alone; `--candidates FILE` writes what looks like a list of values, for review. `--tables` writes
 * `packages/simulator/src/observed` instead: what the simulator draws from, as counts and quantiles. `--merge FILE` adds what a player has
 * sent, the output of `shipslog observe --format json`, to the declarations and to the habits.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { isKind, kinds } from "@shipslog/contract";
import { formatCount, KindObserver, type ReviewedValues, type ToldChange } from "@shipslog/contract/internal";
import type { ObservedDeclaration, ObservedTotals } from "@shipslog/contract/observed";
import { habits } from "../packages/simulator/src/observed/habits.ts";
import { corpusFiles } from "../tests/helpers/corpus.ts";
import { root } from "./workspace.ts";
import { observeEvenings, printEvenings } from "./observe/observeEvenings.ts";
import { observeJournals, type ReadTotals } from "./observe/observeJournals.ts";
import { observeHabits, printHabits } from "./observe/observeHabits.ts";
import { mergeDeclarations } from "./observe/mergeDeclarations.ts";
import { knownWords, mergeHabits } from "./observe/mergeHabits.ts";
import { printDeclarations, printHistories, printValues } from "./observe/printDeclaration.ts";
import { readSent } from "./observe/readSent.ts";
import { totalsOf } from "./observe/totalsOf.ts";

const { values, positionals } = parseArgs({
  options: { candidates: { type: "string" }, tables: { type: "boolean" }, merge: { type: "string" } },
  allowPositionals: true,
});
const declared = join(root, "packages/contract/observed");
const tables = join(root, "packages/simulator/src/observed");
if (values.merge !== undefined) mergeFile(values.merge);
else {
  const journals = journalsOf(positionals[0]);
  if (values.tables === true) writeTables(journals);
  else await observeKinds(journals, values.candidates);
}

function mergeFile(path: string): void {
  const sent = readSent(readFileSync(path, "utf8"));
  const declarations = readObserved("kinds.json") as readonly ObservedDeclaration[];
  const reviewed = readObserved("values.json") as ReviewedValues;
  const described = { declarations, reviewed, totals: readObserved("totals.json") as ObservedTotals };
  const merged = mergeDeclarations(described, sent);
  const mergedHabits = mergeHabits(habits, sent, knownWords(habits, reviewed));
  writeFileSync(join(declared, "kinds.json"), printDeclarations(merged.declarations));
  writeFileSync(join(declared, "values.json"), printValues(merged.reviewed));
  writeFileSync(join(declared, "totals.json"), `${JSON.stringify(merged.totals, null, 2)}\n`);
  writeFileSync(join(tables, "habits.ts"), printHabits(mergedHabits));
  const kindsAdded = merged.declarations.length - declarations.length;
  const fieldsAdded = merged.totals.observed.fields - described.totals.observed.fields;
  console.log(`${formatCount(kindsAdded, "kind")} and ${formatCount(fieldsAdded, "field")} added`);
  for (const each of merged.byHand) console.log(`declare by hand: ${each}`);
  console.log("Look at every new name and value in git diff, then run npm run generate");
}

function readObserved(file: string): unknown {
  return JSON.parse(readFileSync(join(declared, file), "utf8"));
}

function writeTables(journals: readonly string[]): void {
  writeFileSync(join(tables, "evenings.ts"), printEvenings(observeEvenings(journals)));
  writeFileSync(join(tables, "habits.ts"), printHabits(observeHabits(journals)));
}

async function observeKinds(journals: readonly string[], candidates: string | undefined): Promise<void> {
  const observer = new KindObserver();
  /** Of lines that other programs rewrote, nothing can be said about what a game left out. */
  const native = new KindObserver();
  const read = await observeJournals(journals, { all: observer, native });
  if (candidates === undefined) writeDeclarations({ observer, native, read });
  else writeFileSync(candidates, printValues(observer.candidates()));
}

function journalsOf(given: string | undefined): readonly string[] {
  if (given === undefined) {
    return corpusFiles({ archives: ["journals", "more", "old"], everyNthFile: 1 }).map(({ path }) => path);
  }
  return readdirSync(given, { recursive: true, encoding: "utf8" })
    .filter((name) => basename(name).startsWith("Journal") && name.endsWith(".log"))
    .toSorted()
    .map((name) => join(given, name));
}

interface Observed {
  readonly observer: KindObserver;
  readonly native: KindObserver;
  readonly read: ReadTotals;
}

function writeDeclarations({ observer, native, read }: Observed): void {
  const declarations = observer.declarations(readObserved("values.json") as ReviewedValues);
  const told = readObserved("told.json") as readonly ToldChange[];
  writeFileSync(join(declared, "histories.json"), printHistories(native.histories(kinds, told)));
  const totals = totalsOf(read, declarations);
  writeFileSync(join(declared, "kinds.json"), printDeclarations(declarations.filter(({ kind }) => !isKind(kind))));
  writeFileSync(join(declared, "totals.json"), `${JSON.stringify(totals, null, 2)}\n`);
  console.log(JSON.stringify(totals, null, 2));
}
