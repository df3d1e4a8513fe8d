import type { NamedQuery } from "./NamedQuery.ts";

/** Systems visited by jump, with number and times of visits. */
export const systemsVisitedQuery: NamedQuery = {
  name: "systems-visited",
  title: "systems visited, with number and times of visits",
  sql: `
SELECT commander, min(StarSystem) AS system, count(*) AS visits, min("timestamp") AS first_visit,
  max("timestamp") AS last_visit, SystemAddress AS address, min(StarPos) AS place
FROM FSDJump GROUP BY commander, SystemAddress ORDER BY commander, visits DESC, first_visit`,
};
