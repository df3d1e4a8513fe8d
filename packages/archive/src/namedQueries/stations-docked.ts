import type { NamedQuery } from "./NamedQuery.ts";

/** Stations, with number and times of dockings. */
export const stationsDockedQuery: NamedQuery = {
  name: "stations-docked",
  title: "stations, with number and times of dockings",
  sql: `
SELECT commander, StationName AS station, arg_max(StarSystem, "timestamp") AS system, max(StationType) AS type, count(*) AS dockings,
  min("timestamp") AS first_docking, max("timestamp") AS last_docking, round(avg(DistFromStarLS)) AS light_seconds
FROM Docked GROUP BY commander, MarketID, StationName ORDER BY commander, dockings DESC, station`,
};
