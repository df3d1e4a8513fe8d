import type { Rule } from "../../declare/Rule.ts";
import { judgeChange } from "../evidence/judgeChange.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { CommunityGoal } = sampleEvents;
const later = "2026-05-01T12:10:00Z";

/** Community goals written again without a change. */
export const goalsUnchanged: Rule = {
  id: "goals-unchanged",
  group: "session",
  basis: { statements: ["6.5"] },
  severity: { spec: "note" },
  title: "CommunityGoal has the same goals as the one before it.",
  why: "Readers treat each event as news about a goal.",
  restsOn: 'Specification, Events ("and it changed since last time")',
  evidence:
    "Two CommunityGoal lines in a row of one session. The change may be in a goal that the player is not subscribed to, which is why this is a note.",
  passes: [{ event: CommunityGoal() }, { event: CommunityGoal({ NumContributors: 21 }, later) }],
  fails: [{ event: CommunityGoal() }, { event: CommunityGoal({}, later) }],
  start: judgeChange("CommunityGoal", { expected: "another content than the last", received: "the same" }),
};
