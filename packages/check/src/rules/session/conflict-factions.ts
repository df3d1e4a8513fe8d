import type { JsonObject } from "@shipslog/contract";
import type { Rule, RuleVerdict } from "../../declare/Rule.ts";
import { objectIn, objectListIn, textIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump, faction } = sampleEvents;
const contender = (Name: string) => ({ Name, Stake: "", WonDays: 0 });
const atWar = (enemy: string) =>
  FSDJump({
    Population: 1000,
    Factions: [faction({ Name: "A", Influence: 0.5 }), faction({ Name: "B", Influence: 0.5 })],
    Conflicts: [{ WarType: "war", Status: "active", Faction1: contender("A"), Faction2: contender(enemy) }],
  });

/** Conflicts with factions that are not in the system, or of a faction with itself. */
export const conflictFactions: Rule = {
  id: "conflict-factions",
  group: "session",
  basis: { game: "The specification does not say that both sides of a conflict are in Factions and differ." },
  severity: { spec: "warning", live: "warning" },
  title: "A side of a conflict is not a faction of the system, or both sides are the same.",
  why: "Readers look both sides up in Factions.",
  restsOn: "F60 (both sides of a conflict are in Factions)",
  evidence: "One FSDJump with Factions and Conflicts.",
  passes: [{ event: atWar("B") }],
  fails: [{ event: atWar("C") }],
  start: () => ({
    onEvent: {
      FSDJump: (event) => {
        const conflicts = objectListIn(event, "Conflicts");
        const factions = objectListIn(event, "Factions");
        if (conflicts === undefined || factions === undefined) return undefined;
        const names = new Set(factions.map((each) => textIn(each, "Name")));
        const judge = (conflict: JsonObject, side: string, pointer: string): RuleVerdict => {
          const name = textIn(objectIn(conflict, side), "Name");
          if (name === undefined || names.has(undefined)) return "undecided";
          if (!names.has(name)) {
            return { pointer, expected: "a name listed in Factions", received: JSON.stringify(name) };
          }
          const isOwnEnemy = side === "Faction2" && name === textIn(objectIn(conflict, "Faction1"), "Name");
          return isOwnEnemy
            ? { pointer, expected: "another faction than Faction1", received: JSON.stringify(name) }
            : "holds";
        };
        return conflicts.flatMap((conflict, index) =>
          ["Faction1", "Faction2"].map((side) => judge(conflict, side, `/Conflicts/${index}/${side}/Name`)),
        );
      },
    },
  }),
};
