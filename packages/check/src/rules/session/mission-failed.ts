import type { Rule } from "../../declare/Rule.ts";
import { numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { judgeItems } from "../evidence/judgeItems.ts";

const { Missions, mission } = sampleEvents;

/** Failed missions that still have time left. */
export const missionFailed: Rule = {
  id: "mission-failed",
  group: "session",
  basis: { statements: ["2.7.8b"] },
  severity: { spec: "note", live: "note" },
  title: "A failed mission has time left.",
  why: "Alarms count down every mission with seconds left.",
  restsOn: 'Specification, Missions ("value 0 seen in Failed"); F44 (34 of 34)',
  evidence: "One Missions event with failed missions.",
  passes: [{ event: Missions({ Failed: [mission({ Expires: 0 })] }) }],
  fails: [{ event: Missions({ Failed: [mission()] }) }],
  start: judgeItems("Missions", "Failed", (item) => {
    const left = numberIn(item, "Expires");
    if (left === undefined) return "undecided";
    return left === 0 ? "holds" : { pointer: "/Expires", expected: "0", received: String(left) };
  }),
};
