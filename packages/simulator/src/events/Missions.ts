import type { AcceptedMission } from "../commander/missions.ts";
import { eventRow, type FieldsOf } from "./EventRow.ts";
import { withText } from "./withText.ts";

type MissionEntry = FieldsOf<"Missions">["Active"][number];

/** Written at start-up. */
export const Missions = eventRow({
  kind: "Missions",
  by: ["enterWorld"],
  build({ commander: { missions }, timeMs }) {
    const withStatus = (status: AcceptedMission["status"]): MissionEntry[] =>
      missions
        .filter((mission) => mission.status === status)
        // Sorted by id (F44).
        .toSorted((one, other) => Number(one.id) - Number(other.id))
        .map((mission) => missionOf(mission, timeMs));
    return { Active: withStatus("Active"), Failed: withStatus("Failed"), Complete: withStatus("Complete") };
  },
});

function missionOf(mission: AcceptedMission, timeMs: number): MissionEntry {
  const leftS = Math.floor((mission.deadlineMs - timeMs) / 1000);
  return {
    MissionID: mission.id,
    ...withText("Name", mission.name, mission.text),
    PassengerMission: mission.isPassenger,
    Expires: mission.status === "Failed" ? 0 : Math.max(0, leftS),
  };
}
