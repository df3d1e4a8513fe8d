import type { JsonObject } from "@shipslog/contract";
import { companionFiles } from "@shipslog/contract";
import type { Rule, RuleRun, RuleVerdicts } from "../../declare/Rule.ts";
import { isInternalForm, kindsWithTexts, localisedTextsIn } from "../evidence/localisedTexts.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump } = sampleEvents;
const economy = (SystemEconomy_Localised: string) =>
  FSDJump({ SystemEconomy: "$economy_Agri;", SystemEconomy_Localised });
/** The kinds in which the game itself writes the internal name of a suit as its text. */
const suitKinds: readonly string[] = ["SuitLoadout", "UpgradeSuit"];
/** Finds most lines without such a text at once. */
const mayHold = /_Localised" ?: ?"\$/;

const judge = (event: JsonObject, { raw }: { readonly raw: string }): RuleVerdicts => {
  if (!mayHold.test(raw)) return "holds";
  return localisedTextsIn(event).map((each) => {
    if (!isInternalForm(each.text)) return "holds";
    return { pointer: each.pointer, expected: "a text of the display", received: JSON.stringify(each.text) };
  });
};

function runOn(judged: readonly string[]): RuleRun {
  return {
    onEvent: Object.fromEntries(judged.map((kind) => [kind, judge])),
    onCompanion: Object.fromEntries(companionFiles.map((file) => [file, judge])),
  };
}

const runs = {
  spec: runOn(kindsWithTexts),
  live: runOn(kindsWithTexts.filter((kind) => !suitKinds.includes(kind))),
};

/** Display texts that are internal names. */
export const localisedForm: Rule = {
  id: "localised-form",
  group: "session",
  basis: { statements: ["1.14"] },
  severity: { spec: "error", live: "note" },
  title: "A display text has the internal form $name;.",
  why: "Readers show the internal name to players.",
  restsOn: 'Specification, What the service does (rule 4: "hold a display-language form of field X")',
  evidence:
    "One event, but not MultiSellExplorationData, whose texts are sometimes meaningless; in live not SuitLoadout and UpgradeSuit, where the game does it.",
  passes: [{ event: economy("Agriculture") }],
  fails: [{ event: economy("$economy_Agri;") }],
  start: (dialect) => runs[dialect],
};
