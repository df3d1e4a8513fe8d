import { companionFileCases } from "./companions.ts";
import { followingCases } from "./following.ts";
import { readingCases } from "./reading.ts";
import { resumingCases } from "./resuming.ts";
import { caseGroups, fromTheStart, type CaseGroup, type CaseRows, type ToldCase, type TryCase } from "./TryCase.ts";
import { valueCases } from "./values.ts";

/** The cases of a group, and what all of them have. */
interface CaseTable {
  readonly rows: CaseRows;
  readonly shared?: Pick<TryCase, "profiles" | "fields">;
}

const tables: Readonly<Record<CaseGroup, CaseTable>> = {
  reading: { rows: readingCases, shared: { profiles: fromTheStart } },
  following: { rows: followingCases },
  resuming: { rows: resumingCases, shared: { profiles: ["resume"] } },
  companions: { rows: companionFileCases },
  values: { rows: valueCases, shared: { fields: "all" } },
};

/** Every case with its story, in the order of the report. */
export const toldCases: readonly ToldCase[] = caseGroups.flatMap((group) => {
  const { rows, shared } = tables[group];
  return Object.entries(rows).map(([name, row]) => ({ name, group, ...shared, ...row }));
});

/** Every case of the suite, in the order of the report. */
export const tryCases: readonly TryCase[] = [...toldCases];

/** The cases that have one of these names, or whose group has one. */
export function casesNamed(names: readonly string[]): readonly ToldCase[] {
  return toldCases.filter(({ name, group }) => names.includes(name) || names.includes(group));
}

/** Whether there is a case or a group of this name. */
export function isCaseName(name: string): boolean {
  return casesNamed([name]).length > 0;
}
