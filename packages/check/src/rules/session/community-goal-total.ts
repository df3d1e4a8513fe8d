import type { Rule } from "../Rule.ts";
import { idIn, numberIn, objectListIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { neverFalls } from "../evidence/neverFalls.ts";
import { withChangedItem, onLastEntry, setField } from "../examples/mutations.ts";

const { CommunityGoal } = sampleEvents;
const later = "2026-05-01T12:10:00Z";

/** What was contributed stays contributed. */
export const communityGoalTotal: Rule = {
  id: "community-goal-total",
  group: "session",
  severity: { spec: "warning", live: "warning" },
  title: "The total and the player's contribution of a community goal never fall.",
  why: "Progress charts and alerts rest on the difference to the last look.",
  restsOn: "Specification, CommunityGoal; measured on the real journals",
  evidence: "Two looks at one goal, by CGID; between sessions also the commander.",
  passes: [{ event: CommunityGoal() }, { event: CommunityGoal({ CurrentTotal: 5001 }, later) }],
  fails: [{ event: CommunityGoal() }, { event: CommunityGoal({ CurrentTotal: 4999 }, later) }],
  mutations: [
    onLastEntry(
      withChangedItem("CommunityGoal", "CurrentGoals", "a total that fell to nothing", (goal) => {
        if (goal.CurrentTotal < 1) return undefined;
        return setField(goal, "CurrentTotal", 0);
      }),
    ),
  ],
  survivesGaps: true,
  start: neverFalls("CommunityGoal", (event, see) =>
    objectListIn(event, "CurrentGoals")?.flatMap((goal, index) =>
      ["CurrentTotal", "PlayerContribution"].map((field) => {
        const [id, value] = [idIn(goal, "CGID"), numberIn(goal, field)];
        if (id === undefined || value === undefined) return "undecided";
        return see(`${id} ${field}`, value, () => ({
          pointer: `/CurrentGoals/${index}/${field}`,
          shown: String(value),
        }));
      }),
    ),
  ),
};
