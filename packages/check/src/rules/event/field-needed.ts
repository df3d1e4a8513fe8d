import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { withChangedItem, deleteField } from "../examples/mutations.ts";

/** Fields that need each other. */
export const fieldNeeded = contractRule("field-needed", {
  basis: {
    statements: [
      "1.14",
      "2.2.33a",
      "2.2.56a",
      "2.2.57a",
      "2.5.14a",
      "2.5.15a",
      "2.5.16a",
      "2.5.18a",
      "2.8.15a",
      "2.8.16a",
    ],
  },
  why: "A bonus without its tier, or a grade without its modification, is incomplete.",
  restsOn: "Specification, CommunityGoal and StoredModules",
  passes: [{ event: sampleEvents.CommunityGoal({ TierReached: "Tier 1", Bonus: 1000 }) }],
  fails: [{ event: sampleEvents.CommunityGoal({ TierReached: "Tier 1" }) }],
  mutations: [
    withChangedItem("CommunityGoal", "CurrentGoals", "a tier without its bonus", (goal) =>
      goal.Bonus === undefined ? undefined : deleteField(goal, "Bonus"),
    ),
    withChangedItem("CommunityGoal", "CurrentGoals", "a bonus without its tier", (goal) =>
      goal.TierReached === undefined ? undefined : deleteField(goal, "TierReached"),
    ),
    withChangedItem("StoredModules", "Items", "a grade without its modification", (item) =>
      item.EngineerModifications === undefined ? undefined : deleteField(item, "EngineerModifications"),
    ),
  ],
});
