import { suggest } from "../../../text/suggest.ts";
import { UsageError } from "../../../failure/errors.ts";
import { cases } from "./cases.ts";
import { caseGroups, type TryCase } from "./TryCase.ts";

/** Finds cases by their names and by the names of their groups; all when nothing is given. */
export function chooseCases(names: string | undefined): readonly TryCase[] {
  if (names === undefined) return cases;
  const wanted = names.split(",").map((name) => name.trim().split("/").at(-1) ?? "");
  const known = [...caseGroups, ...cases.map(({ name }) => name)];
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(`unknown case ${unknown}; ${suggest(unknown, known, "run shipslog try --list for the list")}`);
  }
  return cases.filter(({ name, group }) => wanted.includes(name) || wanted.includes(group));
}
