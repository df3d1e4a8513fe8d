import type { NamedQuery } from "./NamedQuery.ts";

/** The commanders of the journals, with their number of journals and events. */
export const commandersQuery: NamedQuery = {
  name: "commanders",
  title: "the commanders, with their journals and events",
  sql: `
SELECT commander, count(DISTINCT position.file) AS journals, count(*) AS events, min("timestamp") AS first,
  max("timestamp") AS last
FROM events GROUP BY commander ORDER BY events DESC, commander`,
};
