import type { NamedQuery } from "./NamedQuery.ts";

/** Minor factions met, with their systems and their latest reputation. */
export const factionsMetQuery: NamedQuery = {
  name: "factions-met",
  title: "minor factions met, with their systems and latest reputation",
  sql: `
WITH met AS (
  SELECT commander, "timestamp", SystemAddress, unnest(Factions, recursive := true) FROM FSDJump
)
SELECT commander, Name AS faction, count(DISTINCT SystemAddress) AS systems, count(*) AS meetings,
  arg_max(Allegiance, "timestamp") AS allegiance, arg_max(Government, "timestamp") AS government,
  round(arg_max(MyReputation, "timestamp"), 1) AS reputation, max("timestamp") AS last_met
FROM met GROUP BY commander, Name ORDER BY commander, systems DESC, meetings DESC, faction`,
};
