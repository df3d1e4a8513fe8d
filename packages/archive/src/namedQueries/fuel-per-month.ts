import type { NamedQuery } from "./NamedQuery.ts";

/** Fuel used each month, in total and per light-year, and the lowest fuel level. */
export const fuelPerMonthQuery: NamedQuery = {
  name: "fuel-per-month",
  title: "fuel used each month, per light-year, and the lowest fuel level",
  sql: `
SELECT commander, strftime("timestamp", '%Y-%m') AS month, round(sum(FuelUsed), 1) AS tonnes,
  round(sum(FuelUsed) / nullif(sum(JumpDist), 0), 4) AS tonnes_per_light_year, round(min(FuelLevel), 2) AS lowest_tank
FROM FSDJump GROUP BY commander, month ORDER BY commander, month`,
};
