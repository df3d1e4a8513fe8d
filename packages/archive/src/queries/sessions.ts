import type { NamedQuery } from "./NamedQuery.ts";

/** Each journal: when it began, how long it lasted, what happened. */
export const sessions: NamedQuery = {
  name: "sessions",
  title: "each journal: when it began, how long it lasted, what happened",
  sql: `
SELECT min("timestamp") AS began, round(epoch(max("timestamp") - min("timestamp")) / 3600, 1) AS hours, count(*) AS events,
  count(*) FILTER (kind = 'FSDJump') AS jumps, count(*) FILTER (kind = 'Docked') AS dockings, position.file AS journal
FROM events GROUP BY commander, position.file, position.generation ORDER BY began`,
};
