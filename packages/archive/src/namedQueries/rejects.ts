import type { NamedQuery } from "./NamedQuery.ts";

/** Lines that could not be stored as events, by defect. */
export const rejectsQuery: NamedQuery = {
  name: "rejects",
  title: "lines that could not be stored as events, by defect",
  sql: `
SELECT commander, code, count(*) AS lines, min(reason) AS reason, min(position.file || ':' || position.line) AS example
FROM rejects GROUP BY commander, code ORDER BY commander, lines DESC, code`,
};
