import type { Rule } from "../../declare/Rule.ts";
import { judgeItems } from "../evidence/judgeItems.ts";
import { textIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump, faction } = sampleEvents;
const words = ["Elated", "Happy", "Discontented", "Unhappy", "Despondent"];
const feeling = (Happiness_Localised: string) =>
  FSDJump({ Population: 1000, Factions: [faction({ Happiness_Localised })] });

/** Bands of happiness and their words. */
export const happinessBand: Rule = {
  id: "happiness-band",
  group: "session",
  basis: { game: "The specification does not say which band has which word." },
  severity: { spec: "warning", live: "warning" },
  title: "The band of a faction's happiness is not one of five, or has the word of another band.",
  why: "Readers show the word and compare the band.",
  restsOn: "Measured on the real journals",
  evidence: "One FSDJump with Factions. A word of another language than English is not compared.",
  passes: [{ event: feeling("Happy") }],
  fails: [{ event: feeling("Despondent") }],
  start: judgeItems("FSDJump", "Factions", (held) => {
    const digits = /^\$Faction_HappinessBand(\d+);$/i.exec(textIn(held, "Happiness") ?? "")?.[1];
    if (digits === undefined) return "undecided";
    const expected = words[Number(digits) - 1];
    if (expected === undefined) return { pointer: "/Happiness", expected: "a band from 1 to 5", received: digits };
    const word = textIn(held, "Happiness_Localised") ?? "";
    if (!words.includes(word)) return "undecided";
    if (word === expected) return "holds";
    return { pointer: "/Happiness_Localised", expected: `${expected}, because it is band ${digits}`, received: word };
  }),
};
