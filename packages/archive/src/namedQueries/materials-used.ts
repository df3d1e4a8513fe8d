import type { NamedQuery } from "./NamedQuery.ts";

/** Materials used by syntheses. */
export const materialsUsedQuery: NamedQuery = {
  name: "materials-used",
  title: "materials used by syntheses",
  sql: `
WITH used AS (SELECT Name AS blueprint, unnest(Materials) AS material FROM Synthesis)
SELECT coalesce(material.Name_Localised, material.Name) AS material, sum(material.Count)::BIGINT AS used, count(*) AS times
FROM used GROUP BY material ORDER BY used DESC, material`,
};
