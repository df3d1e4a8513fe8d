/** A program that somebody writes who has only the packages: at most ten lines, run in the order of this table in one folder. */
export interface StrangerProgram {
  readonly text: string;
  /** What it must print. */
  readonly prints: RegExp;
}

/** The five programs that people ask for first. */
export const strangerPrograms: Readonly<Record<string, StrangerProgram>> = {
  "check a folder": {
    text: `
import { checkFolder, simulateFolder } from "shipslog";
await simulateFolder("stranger", { seed: 42 });
const { findings, summary } = await checkFolder("stranger");
for (const { rule, message, position } of findings) console.log(rule, message, position);
console.log(findings.length, "findings in", summary.files, "file");`,
    prints: /^0 findings in 1 file$/m,
  },
  "query a folder": {
    text: `
import { queryLake } from "shipslog";
const rows = await queryLake("stranger", "SELECT count(*) AS jumps FROM FSDJump");
console.log(rows);`,
    prints: /jumps: '?\d/,
  },
  "follow a journal": {
    text: `
import { followEvents } from "@shipslog/journal";
for await (const jump of followEvents("stranger", ["FSDJump"])) {
  console.log(jump.timestamp, jump.StarSystem, jump.JumpDist);
  break;
}`,
    prints: /^\d{4}-\d\d-\d\dT[\d:]+Z .+ \d/m,
  },
  "simulate in memory": {
    text: `
import { printLine } from "@shipslog/contract/text";
import { simulate } from "@shipslog/simulator";
for (const { event, layout } of simulate({ seed: 42, durationMs: 600_000 })) {
  if (event !== undefined) console.log(printLine(event, layout));
}`,
    prints: /^\{ "timestamp":".*"event":"LoadGame"/m,
  },
  "validate any line": {
    text: `
import { validate } from "@shipslog/contract";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { readJournal } from "@shipslog/journal";
for await (const entry of readJournal(process.argv[2] ?? "stranger")) {
  if (entry.type !== "event") continue;
  const { ok, issues } = validate(entry.event, { observed: observedDeclarations });
  console.log(entry.kind, ok ? "valid" : issues[0]?.message);
}`,
    prints: /^FSDJump valid$/m,
  },
};
