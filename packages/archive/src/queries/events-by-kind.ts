import type { NamedQuery } from "./NamedQuery.ts";

/** How many events of each kind, and when. */
export const eventsByKind: NamedQuery = {
  name: "events-by-kind",
  title: "how many events of each kind, and when",
  sql: `
SELECT kind, count(*) AS events, min("timestamp") AS first, max("timestamp") AS last, sum(bytes)::BIGINT AS bytes
FROM events GROUP BY kind ORDER BY events DESC, kind`,
};
