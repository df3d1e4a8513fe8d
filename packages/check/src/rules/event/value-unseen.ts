import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { withChangedItem, setField } from "../examples/mutations.ts";

const { faction } = sampleEvents;
const conflict = (WarType: string) => ({
  WarType,
  Status: "active",
  Faction1: { Name: "A", Stake: "", WonDays: 0 },
  Faction2: { Name: "B", Stake: "", WonDays: 1 },
});
const factions = [faction({ Name: "A", Influence: 0.5 }), faction({ Name: "B", Influence: 0.5 })];
const atWar = (WarType: string) =>
  sampleEvents.FSDJump({ Population: 100, Factions: factions, Conflicts: [conflict(WarType)] });

/** Values that the specification does not list as seen. */
export const valueUnseen = contractRule("value-unseen", {
  basis: { statements: ["2.2.58", "2.2.59", "2.4.30", "2.5.17", "2.6.4", "2.6.9", "3.6", "3.7", "3.8"] },
  why: "The list holds the values seen so far, so a new one may be right; it is worth knowing.",
  restsOn: 'Specification, the fields with "values seen"',
  passes: [{ event: atWar("war") }],
  fails: [{ event: atWar("siege") }],
  mutations: [
    withChangedItem("FSDJump", "Conflicts", "another sort of conflict", (each) => setField(each, "WarType", "siege")),
    withChangedItem("CommunityGoal", "CurrentGoals", "another band", (goal) => {
      if (goal.PlayerContribution === 0 || goal.PlayerInTopRank === true) return undefined;
      return setField(goal, "PlayerPercentileBand", 60);
    }),
    withChangedItem("EngineerProgress", "Engineers", "another stage", (engineer) =>
      engineer.Progress === undefined ? undefined : setField(engineer, "Progress", "Barred"),
    ),
  ],
});
