import type { NamedQuery } from "./NamedQuery.ts";

/** Missions by type, the word after `Mission_` in their name, with rewards and donations. */
export const missionIncomeQuery: NamedQuery = {
  name: "mission-income",
  title: "missions by type, with rewards and donations",
  sql: `
WITH ended AS (
  SELECT commander, Name, 1 AS completed, 0 AS failed, 0 AS abandoned, coalesce(Reward, 0) AS reward,
    coalesce(Donated, 0) AS donated FROM MissionCompleted
  UNION ALL SELECT commander, Name, 0, 1, 0, 0, 0 FROM MissionFailed
  UNION ALL SELECT commander, Name, 0, 0, 1, 0, 0 FROM MissionAbandoned
)
SELECT commander, regexp_extract(Name, '^(?:[Mm][Ii][Ss][Ss][Ii][Oo][Nn]_)?([^_]*)', 1) AS mission, sum(completed)::BIGINT AS completions,
  sum(failed)::BIGINT AS failures, sum(abandoned)::BIGINT AS abandonments, sum(reward)::BIGINT AS credits, sum(donated)::BIGINT AS donations
FROM ended GROUP BY commander, mission ORDER BY commander, credits DESC, mission`,
};
