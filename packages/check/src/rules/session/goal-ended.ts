import type { Rule } from "../../declare/Rule.ts";
import { idIn, objectListIn, textIn, timeMsIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { CommunityGoal } = sampleEvents;
const at = (time: string, IsComplete: boolean) => ({ event: CommunityGoal({ IsComplete }, `2026-05-01T${time}Z`) });
/** The data may be a little older than the line that holds it. */
const toleranceMs = 60_000;

/** Community goals that have ended and have not. */
export const goalEnded: Rule = {
  id: "goal-ended",
  group: "session",
  basis: { statements: ["2.5.7a"] },
  severity: { spec: "error", live: "note" },
  title: "A community goal has ended, by its Expiry or by an earlier event, and IsComplete is false.",
  why: "Readers send players to a goal that is over.",
  restsOn: 'Specification, CommunityGoal ("whether the goal has ended")',
  evidence:
    "One CommunityGoal more than a minute after the Expiry of a goal, or two of one session with the same CGID. A goal may end before its Expiry, so true is never wrong.",
  passes: [at("17:59:00", false), at("18:10:00", true)],
  fails: [at("18:10:00", false)],
  survivesGaps: true,
  start: () => {
    const ended = new Set<string>();
    return {
      onEvent: {
        CommunityGoal: (event) => {
          const nowMs = timeMsIn(event);
          return objectListIn(event, "CurrentGoals")?.map((goal, index) => {
            const isComplete = goal["IsComplete"];
            const id = idIn(goal, "CGID");
            const expiryMs = timeMsIn(goal, "Expiry");
            if (isComplete === true && id !== undefined) ended.add(id);
            if (typeof isComplete !== "boolean" || nowMs === undefined || expiryMs === undefined) return "undecided";
            if (isComplete) return "holds";
            const pointer = `/CurrentGoals/${index}/IsComplete`;
            if (id !== undefined && ended.has(id)) return { pointer, expected: "true, as before", received: "false" };
            if (nowMs <= expiryMs + toleranceMs) return "holds";
            return { pointer, expected: `true, because it ended at ${textIn(goal, "Expiry")}`, received: "false" };
          });
        },
      },
    };
  },
};
