import type { Rule } from "../../declare/Rule.ts";
import { missionIdIn, objectListIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { judgeUnique } from "../evidence/judgeItems.ts";

const { Missions, mission } = sampleEvents;
const groups = ["Active", "Failed", "Complete"];

/** Missions listed more than once. */
export const missionOnce: Rule = {
  id: "mission-once",
  group: "session",
  basis: { game: "The specification does not say that a mission is listed once." },
  severity: { spec: "warning", live: "warning" },
  title: "A mission is listed twice.",
  why: "Readers key missions by id.",
  restsOn: "Measured on the real journals",
  evidence: "One Missions event; colonisation missions have no id of their own.",
  passes: [{ event: Missions({ Active: [mission(), mission({ MissionID: 1034500002 })] }) }],
  fails: [{ event: Missions({ Active: [mission(), mission()] }) }],
  start: () => ({
    onEvent: {
      Missions: (event) =>
        judgeUnique(
          groups.flatMap((group) => (objectListIn(event, group) ?? []).map((item, index) => ({ item, group, index }))),
          ({ item }) => missionIdIn(item),
          ({ group, index }) => `/${group}/${index}/MissionID`,
        ),
    },
  }),
};
