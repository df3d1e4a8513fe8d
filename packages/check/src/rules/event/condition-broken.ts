import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { withChangedItem, setField } from "../examples/mutations.ts";

/** Fields that contradict each other. */
export const conditionBroken = contractRule("condition-broken", {
  basis: { statements: ["2.2.33a", "2.2.56a", "2.2.57a", "2.5.17a", "2.5.17b"] },
  why: "One of two fields is wrong, and no reader can tell which.",
  restsOn: "Specification, CommunityGoal, Faction element, FSDJump",
  passes: [{ event: sampleEvents.CommunityGoal({ PlayerContribution: 0, PlayerPercentileBand: 100 }) }],
  fails: [{ event: sampleEvents.CommunityGoal({ PlayerContribution: 0, PlayerPercentileBand: 50 }) }],
  mutations: [
    withChangedItem("CommunityGoal", "CurrentGoals", "a band without a contribution", (goal) =>
      goal.PlayerContribution === 0 ? setField(goal, "PlayerPercentileBand", 75) : undefined,
    ),
    withChangedItem("FSDJump", "Factions", "a home system without a squadron faction", (faction) => {
      if (faction.SquadronFaction !== undefined) return undefined;
      faction.HomeSystem = true;
      return setField(faction, "SquadronFaction", false);
    }),
  ],
});
