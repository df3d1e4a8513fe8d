import type { Rule } from "../../declare/Rule.ts";
import { idIn, numberIn, objectListIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { neverFalls } from "../evidence/neverFalls.ts";

const { CommunityGoal } = sampleEvents;
const later = "2026-05-01T12:10:00Z";
/**
 * The share by which a number may fall in live, because the servers count again and answer from copies of different age.
 * Real totals fell by 0.01 %; only two real contributions ever changed, so nothing is known about them.
 */
const allowedFalls = { CurrentTotal: 0.1, PlayerContribution: 1 };

/** Community goal totals that fall. */
export const communityGoalTotal: Rule = {
  id: "community-goal-total",
  group: "session",
  basis: { game: "The specification does not say that a total only grows." },
  severity: { spec: "warning", live: "warning" },
  title: "The total of a community goal or the player's contribution to it fell.",
  why: "Progress charts and alerts use the difference to the previous value.",
  restsOn: "Measured on the real journals",
  evidence:
    "Two CommunityGoal events with the same CGID; between sessions also the commander. In live a lower contribution, or a total that fell by a tenth or less, is undecided.",
  passes: [{ event: CommunityGoal() }, { event: CommunityGoal({ CurrentTotal: 5001 }, later) }],
  fails: [{ event: CommunityGoal() }, { event: CommunityGoal({ CurrentTotal: 4999 }, later) }],
  survivesGaps: true,
  start: neverFalls("CommunityGoal", (event, compare, dialect) =>
    objectListIn(event, "CurrentGoals")?.flatMap((goal, index) =>
      Object.entries(allowedFalls).map(([field, allowedFall]) => {
        const id = idIn(goal, "CGID");
        const value = numberIn(goal, field);
        if (id === undefined || value === undefined) return "undecided";
        const describe = () => ({ pointer: `/CurrentGoals/${index}/${field}`, shown: String(value) });
        return compare(`${id} ${field}`, value, describe, dialect === "live" ? allowedFall : 0);
      }),
    ),
  ),
};
