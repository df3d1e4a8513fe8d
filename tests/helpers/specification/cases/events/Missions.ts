import type { JsonObject } from "@shipslog/contract";

const mission = (MissionID: number, Expires: number): JsonObject => ({
  MissionID,
  Name: "Mission_Courier_name",
  Name_Localised: "Courier",
  PassengerMission: false,
  Expires,
});

/** The missions at start-up: one in each group. */
export const missionsAtStart: JsonObject = {
  event: "Missions",
  Active: [mission(1_034_500_001, 36_000)],
  Failed: [mission(1_034_500_002, 0)],
  Complete: [mission(1_034_500_003, 3600)],
};

/** The missions with time left for the failed one. */
export const missionsFailedEarly: JsonObject = { ...missionsAtStart, Failed: [mission(1_034_500_002, 600)] };
