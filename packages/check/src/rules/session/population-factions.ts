import type { Rule } from "../../declare/Rule.ts";
import { hasField, numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump, faction } = sampleEvents;

/** Population and factions that do not match. */
export const populationFactions: Rule = {
  id: "population-factions",
  group: "session",
  basis: { game: "The specification does not relate Population to Factions." },
  severity: { spec: "note", live: "note" },
  title: "A system has a population without factions, or factions without a population.",
  why: "Readers use either of the two to detect inhabited systems.",
  restsOn: "F58 (Population > 0 if and only if Factions present)",
  evidence: "One FSDJump.",
  passes: [{ event: FSDJump({ Population: 1000, Factions: [faction()] }) }],
  fails: [{ event: FSDJump({ Population: 1000 }) }],
  start: () => ({
    onEvent: {
      FSDJump: (event) => {
        const population = numberIn(event, "Population");
        const hasFactions = hasField(event, "Factions");
        if (population === undefined || !Number.isInteger(population)) return "undecided";
        if (population > 0 === hasFactions) return "holds";
        const expected = hasFactions ? "more than 0, because there are factions" : "0, because there are no factions";
        return { pointer: "/Population", expected, received: String(population) };
      },
    },
  }),
};
