import type { NamedQuery } from "./NamedQuery.ts";

/** Systems jumped to, how often and when. */
export const systemsVisited: NamedQuery = {
  name: "systems-visited",
  title: "systems jumped to, how often and when",
  sql: `
SELECT arg_max(StarSystem, "timestamp") AS system, count(*) AS visits, min("timestamp") AS first_visit,
  max("timestamp") AS last_visit, SystemAddress AS address, any_value(StarPos) AS place
FROM FSDJump GROUP BY SystemAddress ORDER BY visits DESC, first_visit`,
};
