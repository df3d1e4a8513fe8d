import { kind, shape } from "../declare/objects.ts";
import { count, id, list, localised, optional, text, yesNo } from "../declare/values.ts";

/** A mission in any of the three groups. */
const Mission = shape("Missions", {
  MissionID: id("Id of the mission."),
  Name: text("Internal name of the mission."),
  Name_Localised: optional(localised("Name")),
  PassengerMission: yesNo("Whether passengers are carried."),
  Expires: count("Seconds left; 0 was seen in Failed."),
});

/** The player's missions at start-up. */
export const Missions = kind("Missions", "Written at start-up.", {
  Active: list(Mission, "Missions under way."),
  Failed: list(Mission, "Missions failed."),
  Complete: list(Mission, "Missions completed."),
});
