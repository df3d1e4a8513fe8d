import type { OnEvent, Rule, RuleVerdict } from "../../declare/Rule.ts";
import { isInternalForm, kindsWithTexts, localisedTextsIn, type LocalisedText } from "../evidence/localisedTexts.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump, nextJump } = sampleEvents;
const texts = (SystemEconomy_Localised: string) => ({ SystemEconomy: "$economy_Agri;", SystemEconomy_Localised });
const maxKept = 20_000;
/** One of five words, which happiness-band compares with the band. */
const happiness = { field: "Happiness_Localised", path: "Factions[].Happiness_Localised" };

/** Internal names with two display texts. */
export const localisedDiffers: Rule = {
  id: "localised-differs",
  group: "session",
  basis: { statements: ["1.14"] },
  severity: { spec: "warning", live: "warning" },
  title: "An internal name has another display text than before.",
  why: "Readers translate by the internal name and show one thing under two names.",
  restsOn: 'Specification, What the service does (rule 4: "hold a display-language form of field X")',
  evidence:
    "Two events of one session, in one language: a name of the form $name; in any field, another one in the same field. The texts of MultiSellExplorationData are sometimes meaningless and not judged; happiness-band judges the words for happiness.",
  passes: [{ event: FSDJump(texts("Agriculture")) }, { event: nextJump(texts("Agriculture")) }],
  fails: [{ event: FSDJump(texts("Agriculture")) }, { event: nextJump(texts("Extraction")) }],
  survivesGaps: true,
  start: () => {
    let known = new Map<string, string>();
    /** The texts by internal name as it was written: most of them need no lower case to be found. */
    let asWritten = new Map<string, string>();
    const judgeText = (each: LocalisedText, kind: string): RuleVerdict => {
      const { field, internal, text } = each;
      if (internal === undefined || internal === "") return "undecided";
      if (field === happiness.field && each.path === happiness.path) return "undecided";
      if (asWritten.get(internal) === text) return "holds";
      // localised-form reports a text that is an internal name.
      if (isInternalForm(text)) return "undecided";
      const isInternal = isInternalForm(internal);
      const key = isInternal ? internal.toLowerCase() : `${kind} ${each.path} ${internal}`;
      const before = known.get(key);
      if (before === text) {
        if (isInternal && asWritten.size < maxKept) asWritten.set(internal, text);
        return "holds";
      }
      if (before !== undefined) {
        return { pointer: each.pointer, expected: JSON.stringify(before), received: JSON.stringify(text) };
      }
      if (known.size >= maxKept) forget();
      known.set(key, text);
      return "undecided";
    };
    const judge: OnEvent = (event, { raw, kind }) => {
      if (!raw.includes("_Localised")) return undefined;
      return localisedTextsIn(event).map((each) => judgeText(each, kind));
    };
    // The game may start again in another language.
    const forget = (): undefined => {
      known = new Map();
      asWritten = new Map();
    };
    return { onEvent: { Fileheader: forget, ...Object.fromEntries(kindsWithTexts.map((kind) => [kind, judge])) } };
  },
};
