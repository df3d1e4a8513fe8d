import type { NamedQuery } from "./NamedQuery.ts";

/** Whose journals these are. */
export const commanders: NamedQuery = {
  name: "commanders",
  title: "whose journals these are",
  sql: `
SELECT commander, count(DISTINCT position.file) AS journals, count(*) AS events, min("timestamp") AS first,
  max("timestamp") AS last
FROM events GROUP BY commander ORDER BY events DESC`,
};
