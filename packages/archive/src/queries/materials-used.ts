import type { NamedQuery } from "./NamedQuery.ts";

/** Materials that syntheses took. */
export const materialsUsed: NamedQuery = {
  name: "materials-used",
  title: "materials that syntheses took",
  sql: `
WITH used AS (SELECT Name AS blueprint, unnest(Materials) AS material FROM Synthesis)
SELECT coalesce(material.Name_Localised, material.Name) AS material, sum(material.Count)::BIGINT AS used, count(*) AS times
FROM used GROUP BY material ORDER BY used DESC, material`,
};
