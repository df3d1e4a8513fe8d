import type { Rule } from "../../declare/Rule.ts";
import { objectListIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump, faction } = sampleEvents;
const aligned = (...isAligned: readonly boolean[]) =>
  FSDJump({
    Population: 1000,
    Factions: isAligned.map((own, index) =>
      faction({ Name: `Faction ${index}`, Influence: 1 / isAligned.length, ...(own && { SquadronFaction: true }) }),
    ),
  });

/** Squadrons of two factions. */
export const squadronFaction: Rule = {
  id: "squadron-faction",
  group: "session",
  basis: { game: "The specification does not say that a squadron is aligned to one faction." },
  severity: { spec: "warning", live: "warning" },
  title: "The player's squadron is aligned to two factions.",
  why: "Readers mark the faction of the squadron.",
  restsOn: "Measured on the real journals",
  evidence: "One FSDJump with Factions.",
  passes: [{ event: aligned(true, false) }],
  fails: [{ event: aligned(true, true) }],
  start: () => ({
    onEvent: {
      FSDJump: (event) => {
        const factions = objectListIn(event, "Factions");
        if (factions === undefined) return undefined;
        const marked = [...factions.keys()].filter((index) => factions[index]?.["SquadronFaction"] === true);
        if (marked.length < 2) return "holds";
        const pointer = `/Factions/${marked.at(-1)}/SquadronFaction`;
        return { pointer, expected: "one faction of the squadron", received: `${marked.length} of them` };
      },
    },
  }),
};
