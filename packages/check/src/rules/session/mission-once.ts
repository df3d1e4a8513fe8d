import type { Rule } from "../Rule.ts";
import { colonisationMissionId } from "../evidence/missions.ts";
import { idIn, objectListIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { judgeUnique } from "../evidence/judgeUnique.ts";
import { mutateEvent } from "../examples/mutations.ts";

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
  mutations: [
    mutateEvent("Missions", "a mission listed again as complete", (event) => {
      const [first] = event.Active;
      if (first === undefined) return undefined;
      event.Complete.push({ ...first });
      return `/Complete/${event.Complete.length - 1}/MissionID`;
    }),
  ],
  start: () => ({
    onEvent: {
      Missions: (event) =>
        judgeUnique(
          groups.flatMap((group) =>
            (objectListIn(event, group) ?? []).map((item, index) => {
              const id = idIn(item, "MissionID");
              const value = id === colonisationMissionId ? undefined : id;
              return { value, pointer: `/${group}/${index}/MissionID` };
            }),
          ),
        ),
    },
  }),
};
