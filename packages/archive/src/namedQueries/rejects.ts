import type { NamedQuery } from "./NamedQuery.ts";

/** Lines that could not be stored as events, by defect. */
export const rejectsQuery: NamedQuery = {
  name: "rejects",
  title: "lines that could not be stored as events, by defect",
  sql: `
SELECT code, count(*) AS lines, any_value(reason) AS reason, any_value(position.file || ':' || position.line) AS example
FROM rejects GROUP BY code ORDER BY lines DESC, code`,
};
