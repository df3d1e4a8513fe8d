import type { NamedQuery } from "./NamedQuery.ts";

/** Each journal: its start, duration, and number of events, jumps and dockings. */
export const sessionsQuery: NamedQuery = {
  name: "sessions",
  title: "each journal: start, duration, events, jumps, dockings",
  sql: `
SELECT commander, min("timestamp") AS began, round(epoch(max("timestamp") - min("timestamp")) / 3600, 1) AS hours, count(*) AS events,
  count(*) FILTER (kind = 'FSDJump') AS jumps, count(*) FILTER (kind = 'Docked') AS dockings, position.file AS journal
FROM events GROUP BY commander, position.file, position.generation ORDER BY commander, began, journal`,
};
