import { companionFiles, deviations, issueCodes, kinds } from "@shipslog/contract";
import { observedKinds } from "@shipslog/contract/observed";
import { lineDefects } from "@shipslog/contract/text";
import { statusTableNames } from "./bitsPage.ts";
import type { TextPage } from "../../text/TextPage.ts";

/** Everything that `explain` knows, by group. */
export async function topics(): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rules } = await import("@shipslog/check");
  const { factSections } = await import("@shipslog/contract/facts");
  const ruleIds = rules.map(({ id }) => id);
  return {
    "specified kinds": kinds,
    "observed kinds": observedKinds,
    "companion files": companionFiles,
    "tables of Status": statusTableNames,
    deviations: deviations.map(({ id }) => id),
    facts: factSections.flatMap(({ facts }) => facts.map(({ id }) => id)),
    "issue codes": Object.keys(issueCodes),
    "line defects": Object.keys(lineDefects),
    rules: ruleIds.filter((id) => !Object.hasOwn(issueCodes, id)),
  };
}

/** The page of `explain` without an argument. */
export async function overviewPage(): Promise<TextPage> {
  const rows = Object.entries(await topics()).filter(([, words]) => words.length > 0);
  return {
    title: "What can be explained",
    blocks: [
      { rows: rows.map(([what, words]) => [what, words.join(", ")]) },
      "Also fields, as in shipslog explain FSDJump.Factions[].Influence, values of Status, as in shipslog explain flags 16842765, and statements of the specification, as in shipslog explain 1.3.",
    ],
  };
}
