import type { NamedQuery } from "./NamedQuery.ts";

/** The latest progress with every engineer. */
export const engineersQuery: NamedQuery = {
  name: "engineers",
  title: "latest progress with every engineer",
  sql: `
WITH standing AS (
  SELECT commander, "timestamp", position, Engineer, EngineerID, Progress, Rank, RankProgress FROM EngineerProgress
  UNION ALL BY NAME
  SELECT commander, "timestamp", position, unnest(Engineers, recursive := true) FROM EngineerProgress
)
SELECT commander, Engineer AS engineer, arg_max(Progress, ("timestamp", position)) AS progress,
  arg_max(Rank, ("timestamp", position)) AS rank, min("timestamp") AS first_seen, max("timestamp") AS last_seen
FROM standing WHERE Engineer IS NOT NULL GROUP BY commander, EngineerID, Engineer
ORDER BY commander, rank DESC NULLS LAST, engineer`,
};
