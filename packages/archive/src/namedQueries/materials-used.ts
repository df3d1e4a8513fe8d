import type { NamedQuery } from "./NamedQuery.ts";

/** Materials used by syntheses. By symbol, because the name depends on the language of the game. */
export const materialsUsedQuery: NamedQuery = {
  name: "materials-used",
  title: "materials used by syntheses",
  sql: `
WITH used AS (SELECT commander, "timestamp", position, unnest(Materials) AS each FROM Synthesis)
SELECT commander, coalesce(arg_max(each.Name_Localised, ("timestamp", position)), lower(min(each.Name))) AS material,
  sum(each.Count)::BIGINT AS used, count(*) AS times
FROM used GROUP BY commander, lower(each.Name) ORDER BY commander, used DESC, material`,
};
