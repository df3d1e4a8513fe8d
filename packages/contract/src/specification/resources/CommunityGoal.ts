import { permits, undecidable } from "../answers.ts";
import type { FieldNotes } from "./FieldNotes.ts";

const goal = (field: string) => `CurrentGoals[].${field}`;

/** The community goals the player is subscribed to. */
export const communityGoalNotes: FieldNotes = {
  notes: {
    CurrentGoals: [
      {
        text: "It lists the goals the player is subscribed to.",
        unchecked: undecidable("None of the sixteen kinds reports a subscription."),
      },
    ],
    [goal("CGID")]: [
      {
        text: "The id is unique to the goal.",
        checked: ["goal-once"],
      },
    ],
    [goal("IsComplete")]: [
      {
        text: "It says whether the goal has ended.",
        unchecked: undecidable("A goal may also end before its Expiry."),
      },
    ],
    [goal("NumContributors")]: [
      { text: "It counts commanders signed up.", unchecked: undecidable("No other field shows them.") },
    ],
    [goal("TopTier.Name")]: [
      { text: "It is the display name of the highest tier.", unchecked: permits("Any text is allowed.") },
    ],
    [goal("TopTier.Bonus")]: [{ text: "It may be empty.", unchecked: permits("Any text is allowed.") }],
    [goal("TopRankSize")]: [
      {
        text: "It is present when the size of the top rank is fixed.",
        checked: ["field-needed"],
        readings: ["goalFields"],
      },
    ],
    [goal("PlayerInTopRank")]: [
      { text: "It is present when TopRankSize is.", checked: ["field-needed"], readings: ["goalFields"] },
    ],
    [goal("TierReached")]: [
      {
        text: "It is present from the first success on, with the display name of the tier.",
        produced: ["event CommunityGoal", "simulator tierOf"],
        checked: ["field-needed"],
        readings: ["goalFields"],
      },
    ],
    [goal("PlayerPercentileBand")]: [
      {
        text: "It is 0 for the top rank.",
        produced: ["simulator bandOf"],
        checked: ["condition-broken"],
        readings: ["bands"],
      },
      {
        text: "It is 100 without a contribution.",
        produced: ["simulator bandOf"],
        checked: ["condition-broken"],
        readings: ["bands"],
      },
    ],
    [goal("Bonus")]: [
      {
        text: "It is present from the first tier on, and is the bonus for the player's band and that tier.",
        produced: ["event CommunityGoal", "simulator tierOf"],
        checked: ["field-needed"],
        readings: ["goalFields"],
      },
    ],
  },
};
