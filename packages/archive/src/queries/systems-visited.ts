import type { NamedQuery } from "./NamedQuery.ts";

/** Systems jumped to, how often and when. */
export const systemsVisited: NamedQuery = {
  name: "systems-visited",
  title: "systems jumped to, how often and when",
  sql: `
SELECT min(StarSystem) AS system, count(*) AS visits, min("timestamp") AS first_visit,
  max("timestamp") AS last_visit, SystemAddress AS address, min(StarPos) AS place
FROM FSDJump GROUP BY SystemAddress ORDER BY visits DESC, first_visit`,
};
