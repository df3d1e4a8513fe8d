import { eventFault, type EventEdit } from "../damage/eventFault.ts";

const goals = ["CurrentGoals", "*"] as const;

const edits: readonly EventEdit[] = [
  {
    kind: "CommunityGoal",
    path: [...goals, "PlayerPercentileBand"],
    to: 75,
    rule: "condition-broken",
    when: (goal) => goal["PlayerContribution"] === 0,
  },
  {
    kind: "FSDJump",
    path: ["Factions", "*", "HomeSystem"],
    to: true,
    rule: "field-needed",
    when: (faction) => faction["SquadronFaction"] === undefined,
    reportedAt: "SquadronFaction",
  },
  { kind: "CommunityGoal", path: [...goals, "PlayerInTopRank"], to: undefined, rule: "field-needed" },
  {
    kind: "EngineerProgress",
    path: ["Progress"],
    to: "Known",
    rule: "field-forbidden",
    when: (progress) => progress["Engineers"] !== undefined,
  },
  {
    kind: "FSDJump",
    path: ["Factions", "*", "ActiveStates", "*", "Trend"],
    to: 1,
    rule: "field-forbidden",
    when: () => true,
  },
];

/** Breaks a condition between two fields of one object. */
export const conditionBroken = eventFault(
  {
    name: "condition-broken",
    description: "Makes two fields of one object contradict each other, or removes a field that another one requires.",
    provokes: [
      { rule: "condition-broken", severity: { spec: "error", live: "error" } },
      { rule: "field-needed", severity: { spec: "error", live: "error" } },
      { rule: "field-forbidden", severity: { spec: "error", live: "error" } },
    ],
    remark: "The rule depends on the edit: a contradicting value, a missing field, or a forbidden field.",
  },
  edits,
);
