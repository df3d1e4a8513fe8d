import type { JsonObject } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { judgeUniqueIds } from "../evidence/judgeItems.ts";
import { objectListIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { CommunityGoal } = sampleEvents;
const goals = (...ids: readonly number[]): JsonObject => ({
  ...CommunityGoal(),
  CurrentGoals: ids.flatMap((CGID) => objectListIn(CommunityGoal({ CGID }), "CurrentGoals") ?? []),
});

/** Community goals listed more than once. */
export const goalOnce: Rule = {
  id: "goal-once",
  group: "session",
  basis: { statements: ["2.5.2a"] },
  severity: { spec: "error", live: "warning" },
  title: "Two community goals of an event have the same CGID.",
  why: "Readers key goals by their id and lose one of them.",
  restsOn: 'Specification, CommunityGoal ("unique goal id")',
  evidence: "One CommunityGoal.",
  passes: [{ event: goals(800, 801) }],
  fails: [{ event: goals(800, 800) }],
  start: judgeUniqueIds("CommunityGoal", "CurrentGoals", "CGID"),
};
