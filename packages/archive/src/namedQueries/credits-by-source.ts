import { creditMovements } from "./creditMovements.ts";
import type { NamedQuery } from "./NamedQuery.ts";

/** Credits earned and spent, by source and purpose. */
export const creditsBySourceQuery: NamedQuery = {
  name: "credits-by-source",
  title: "credits earned and spent, by source and purpose",
  sql: `
SELECT commander, source, sum(amount)::BIGINT AS credits, count(*) AS times FROM (${creditMovements})
WHERE amount IS NOT NULL GROUP BY commander, source ORDER BY commander, credits DESC, source`,
};
