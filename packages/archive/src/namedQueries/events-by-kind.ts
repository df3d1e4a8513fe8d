import type { NamedQuery } from "./NamedQuery.ts";

/** Number of events of each kind, with first and last time. */
export const eventsByKindQuery: NamedQuery = {
  name: "events-by-kind",
  title: "number of events of each kind, first and last time",
  sql: `
SELECT commander, kind, count(*) AS events, min("timestamp") AS first, max("timestamp") AS last, sum(bytes)::BIGINT AS bytes
FROM events GROUP BY commander, kind ORDER BY commander, events DESC, kind`,
};
