import type { NamedQuery } from "./NamedQuery.ts";

/** The active missions of each commander, as of the latest Missions event. */
export const missionsOpenQuery: NamedQuery = {
  name: "missions-open",
  title: "active missions, as of the latest Missions event",
  sql: `
WITH latest AS (SELECT commander, arg_max(Active, ("timestamp", position)) AS Active FROM Missions GROUP BY commander)
SELECT commander, mission.MissionID AS id, coalesce(mission.Name_Localised, mission.Name) AS mission,
  mission.PassengerMission AS passengers, round(mission.Expires / 3600, 1) AS hours_left
FROM (SELECT commander, unnest(Active) AS mission FROM latest) ORDER BY commander, hours_left, id`,
};
