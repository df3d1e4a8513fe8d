import { implies, requires } from "../declare/Condition.ts";
import { kind, shape } from "../declare/objects.ts";
import { timestamp, count, id, list, optional, seenCount, text, yesNo } from "../declare/values.ts";

/** A community goal the player is subscribed to. */
const Goal = shape(
  "CommunityGoal",
  {
    CGID: id("Id of the goal."),
    Title: text("Title of the goal."),
    SystemName: text("System it takes place in."),
    MarketName: text("Market it takes place at."),
    Expiry: timestamp("When the goal ends."),
    IsComplete: yesNo("Whether the goal has ended."),
    CurrentTotal: count("Contributions of all commanders."),
    PlayerContribution: count("Contribution of the player."),
    NumContributors: count("Commanders signed up."),
    TopTier: shape("CommunityGoal", {
      Name: text("Display name of the highest tier."),
      Bonus: text("Its reward; may be empty."),
    }),
    TopRankSize: optional(count("Size of the top rank, where it is fixed.")),
    PlayerInTopRank: optional(yesNo("Whether the player is in the top rank, where its size is fixed.")),
    TierReached: optional(text("Display name of the tier reached.")),
    PlayerPercentileBand: seenCount(
      [100, 75, 50, 25, 0],
      "The player's band: 0 for the top rank, 100 without contribution.",
    ),
    Bonus: optional(count("Reward for the player's band and the tier, in credits.")),
  },
  {
    "x-conditions": [
      requires("TopRankSize", "PlayerInTopRank"),
      requires("PlayerInTopRank", "TopRankSize"),
      implies(["PlayerContribution", 0], ["PlayerPercentileBand", 100]),
      implies(["PlayerInTopRank", true], ["PlayerPercentileBand", 0]),
    ],
  },
);

/** The state of the community goals the player is subscribed to. */
export const CommunityGoal = kind(
  "CommunityGoal",
  "Written when the game has retrieved community goal data that differs from the last.",
  { CurrentGoals: list(Goal, "Goals the player is subscribed to.") },
);
