import type { Finding } from "@shipslog/check";
import { describe, expect, it } from "vitest";
import { caseCounts } from "../packages/contract/src/generate/pages/specificationPage.ts";
import { statements } from "../packages/contract/src/generate/specification/statements.ts";
import type { CaseTable, Play, StatementCases } from "./helpers/specification/cases/Case.ts";
import { complaintAbout, objectionTo } from "./helpers/specification/cases/complaints.ts";
import { fieldCases } from "./helpers/specification/cases/fields/fieldCases.ts";
import { findingsInMemory } from "./helpers/specification/cases/findingsInMemory.ts";
import { findingsOnDisk } from "./helpers/specification/cases/findingsOnDisk.ts";
import { handMadeCases } from "./helpers/specification/cases/handMadeCases.ts";
import { rulesWithoutCase } from "./helpers/specification/cases/rulesWithoutCase.ts";

const fromTables = fieldCases();
const byNumber = new Map(statements.map((statement) => [statement.number, statement]));
const decidable = statements.filter(({ checked }) => checked.length > 0);
const casesOf = (number: string) => [fromTables[number], handMadeCases[number]].filter((each) => each !== undefined);
const sectionsOf = (table: CaseTable) => [
  ...new Set(Object.keys(table).map((number) => byNumber.get(number)!.section)),
];
const inSection = (table: CaseTable, section: string) =>
  Object.entries(table).filter(([number]) => byNumber.get(number)!.section === section);

const judged = new Map<Play, Promise<readonly Finding[]>>();
const isOnDisk = new Set(
  Object.values(handMadeCases).flatMap(({ violations, valid }) => [...violations, ...valid].map(({ play }) => play)),
);

const count = (part: "violations" | "valid"): number =>
  [fromTables, handMadeCases].flatMap((table) => Object.values(table).flatMap((cases) => cases[part])).length;

describe(`cases of ${decidable.length} decidable statements`, () => {
  it("belong to statements", () => {
    const named = [...Object.keys(fromTables), ...Object.keys(handMadeCases)];
    expect(named.filter((number) => !byNumber.has(number))).toEqual([]);
  });

  it("have a violation and a valid example for each statement", () => {
    const without = (part: "violations" | "valid") =>
      decidable.filter(({ number }) => casesOf(number).every((cases) => cases[part].length === 0));
    expect(without("violations").map(({ number, text }) => `${number} ${text}`)).toEqual([]);
    expect(without("valid").map(({ number, text }) => `${number} ${text}`)).toEqual([]);
  });

  it("have a valid example for each statement that only allows something", () => {
    const permissions = statements.filter(({ unchecked }) => unchecked?.sort === "permission");
    const without = permissions.filter(({ number }) => casesOf(number).every(({ valid }) => valid.length === 0));
    expect(without.map(({ number, text }) => `${number} ${text}`)).toEqual([]);
  });

  it("are as many as docs/specification.md says", () => {
    expect({ violations: count("violations"), validExamples: count("valid") }).toEqual(caseCounts);
  });
});

describe.each(sectionsOf(fromTables))("the field tables of section %s", (section) => {
  it("have each violation found", async () => {
    expect(await complaintsAbout(inSection(fromTables, section))).toEqual([]);
  });

  it("have each valid example accepted", async () => {
    expect(await objectionsTo(inSection(fromTables, section))).toEqual([]);
  });
});

describe.each(sectionsOf(handMadeCases))("the sentences of section %s", (section) => {
  it.each(inSection(handMadeCases, section))("%s: each violation is found", async (...own) => {
    expect(await complaintsAbout([own])).toEqual([]);
  });

  it.each(inSection(handMadeCases, section))("%s: each valid example is accepted", async (...own) => {
    expect(await objectionsTo([own])).toEqual([]);
  });
});

it("finds a violation with each rule that a statement names", async () => {
  const unused: string[] = [];
  for (const { number, checked } of decidable) {
    const plays = casesOf(number).flatMap(({ violations }) => violations.map(({ play }) => play));
    const found = new Set((await Promise.all(plays.map(findingsOf))).flat().map(({ rule }) => rule));
    unused.push(...checked.filter((rule) => !found.has(rule)).map((rule) => `${number} ${rule}`));
  }
  expect(unused).toEqual(Object.keys(rulesWithoutCase));
});

type NumberedCases = readonly [number: string, cases: StatementCases];

async function complaintsAbout(numbered: readonly NumberedCases[]): Promise<readonly string[]> {
  const complaints = numbered.flatMap(([number, { violations }]) =>
    violations.map(async (each) => complaintAbout(byNumber.get(number)!, each, await findingsOf(each.play))),
  );
  return (await Promise.all(complaints)).filter((each) => each !== undefined);
}

async function objectionsTo(numbered: readonly NumberedCases[]): Promise<readonly string[]> {
  const objections = numbered.flatMap(([, { valid }]) =>
    valid.map(async (each) => objectionTo(each, await findingsOf(each.play))),
  );
  return (await Promise.all(objections)).filter((each) => each !== undefined);
}

/** The findings in a session; each is checked once, those of the field tables without a disk. */
function findingsOf(play: Play): Promise<readonly Finding[]> {
  const known = judged.get(play);
  if (known !== undefined) return known;
  const findings = isOnDisk.has(play) ? findingsOnDisk(play) : Promise.resolve(findingsInMemory(play));
  judged.set(play, findings);
  return findings;
}
