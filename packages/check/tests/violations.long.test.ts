import type { Severity } from "@shipslog/contract";
import { expect, it } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { allViolations, variations, violationsByHand } from "./helpers/violations/allViolations.ts";
import { cleanFolder, placeNames } from "./helpers/violations/cleanFolders.ts";
import type { DraftFolder } from "./helpers/violations/DraftFolder.ts";
import { findingsIn, judgeViolation, type Judged } from "./helpers/violations/judge.ts";
import { listedNames } from "./helpers/violations/listedNames.ts";
import { splitLoads } from "./helpers/violations/loads.ts";
import { defended, open, openFalse } from "./helpers/violations/silent.ts";
import { allowedStates, undecidedStates } from "./helpers/violations/states.ts";
import { structureViolations } from "./helpers/violations/structure.ts";
import { strengths, violation, type DocumentViolation } from "./helpers/violations/DocumentViolation.ts";

/** How many of the violations by hand and of the tables of fields may be silent, besides those that are still open. */
const silentMax = 40;
/** The same for the variations: kinds in states, several loads, several journals. */
const silentVariationsMax = 40;

/** Sessions of each place at full size. */
const seedsInFull = 3;

const isNamed = (names: readonly string[], name: string): boolean =>
  names.some((each) => (each.endsWith("*") ? name.startsWith(each.slice(0, -1)) : each === name));

const isSilent = ({ silentIn }: Judged): boolean => silentIn.length > 0;

/** A table of counts: one row for each strength. */
function countTable(title: string, judged: readonly Judged[]): string {
  const columns: readonly (Severity | "silent")[] = ["error", "warning", "note", "silent"];
  const rows = strengths.map((strength) => {
    const own = judged.filter((each) => each.violation.strength === strength);
    const counts = columns.map((column) =>
      column === "silent"
        ? own.filter(isSilent).length
        : own.filter((each) => !isSilent(each) && each.severity === column).length,
    );
    return [strength, own.length, ...counts];
  });
  const lines = [["strength", "all", ...columns], ...rows].map((row) =>
    row.map((cell) => String(cell).padEnd(12)).join(""),
  );
  return [title, ...lines].join("\n");
}

/** The names of a list that no silent violation needs any more. */
function staleIn(names: readonly string[], judged: readonly Judged[]): readonly string[] {
  return names.filter((name) => !judged.some((each) => isNamed([name], each.violation.name) && isSilent(each)));
}

/** What the strict check says about what the document allows. */
function falseFindings(allowed: readonly DocumentViolation[], folders: readonly DraftFolder[]): readonly string[] {
  return allowed.flatMap(({ name, makes }) =>
    folders.flatMap((folder) => {
      const draft = folder.clone();
      if (makes.some((make) => !make(draft))) return [];
      return findingsIn(draft, "spec").map(({ rule, message }) => `${name}: ${rule}: ${message}`);
    }),
  );
}

const splitJournals = violation("each load a journal of its own", "undecidable", "4: the journal file", splitLoads);

it("has each violation once, and every one that the review listed", () => {
  const names = allViolations.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  expect(listedNames.filter((name) => !names.includes(name))).toEqual([]);
});

longTest(
  {
    claim:
      "Of over 500 violations of the document, made in clean sessions of twelve places, every flat one is found and at most 40 are silent, each with its reason; a kind in a state that allows it has no finding.",
    size: { check: 1, full: placeNames.length * seedsInFull, of: "sessions for each violation" },
  },
  ({ size, report }) => {
    const seeds = Array.from({ length: Math.ceil(size / placeNames.length) }, (_, index) => index + 1);
    const folders = seeds.flatMap((seed) => placeNames.map((place) => cleanFolder(place, seed)));
    for (const folder of folders) expect([folder.name, findingsIn(folder)]).toEqual([folder.name, []]);

    const known = [...Object.keys(defended), ...open];
    // What may be silent is judged in every session, because it may be silent in some of them only.
    const judged = allViolations.map((each) =>
      judgeViolation(each, folders, isNamed(known, each.name) ? folders.length : size),
    );
    for (const {
      violation: { name, strength },
      made,
      severity,
      rules,
      silentIn,
    } of judged) {
      const silence = silentIn.length === 0 ? "" : `, silent in ${silentIn.join("; ")}`;
      report(`${strength} | ${name} | ${made} | ${severity ?? "silent"} ${rules.join(" ")}${silence}`);
    }
    const of = (violations: readonly DocumentViolation[]) =>
      judged.filter((each) => violations.includes(each.violation));
    const single = of([...violationsByHand, ...structureViolations]);
    const varied = of(variations);
    report(countTable("by hand", of(violationsByHand)));
    report(countTable("tables of fields", of(structureViolations)));
    report(countTable("variations", varied));

    expect(judged.filter(({ made }) => made === 0).map((each) => each.violation.name)).toEqual([]);
    const silent = judged.filter(isSilent);
    const surprises = silent.filter((each) => !isNamed(known, each.violation.name));
    expect(
      surprises.map(({ violation: { name, strength }, silentIn }) => `${strength} | ${name} | ${silentIn.join("; ")}`),
    ).toEqual([]);
    // A name that is not needed any more would hide the next silence.
    expect(staleIn(known, judged)).toEqual([]);

    const isDefended = (each: Judged) => isSilent(each) && !isNamed(open, each.violation.name);
    const flat = judged.filter((each) => isDefended(each) && each.violation.strength === "flat");
    expect(flat.map((each) => each.violation.name)).toEqual([]);
    expect(single.filter(isDefended).length).toBeLessThanOrEqual(silentMax);
    expect(varied.filter(isDefended).length).toBeLessThanOrEqual(silentVariationsMax);

    const allowed = falseFindings([...allowedStates, splitJournals], folders);
    expect(allowed.filter((each) => !isNamed(openFalse, each))).toEqual([]);
    expect(openFalse.filter((name) => !allowed.some((each) => isNamed([name], each)))).toEqual([]);

    const found = (all: readonly Judged[]) => `${all.length - all.filter(isSilent).length} of ${all.length}`;
    return `${found(single)} violations and ${found(varied)} variations found; ${allowedStates.length} allowed states without a finding, ${undecidedStates.length} not decidable`;
  },
);
