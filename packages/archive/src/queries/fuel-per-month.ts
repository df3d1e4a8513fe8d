import type { NamedQuery } from "./NamedQuery.ts";

/** Fuel used each month, what a light-year took, and the emptiest tank. */
export const fuelPerMonth: NamedQuery = {
  name: "fuel-per-month",
  title: "fuel used each month, what a light-year took, and the emptiest tank",
  sql: `
SELECT strftime("timestamp", '%Y-%m') AS month, round(sum(FuelUsed), 1) AS tonnes,
  round(sum(FuelUsed) / nullif(sum(JumpDist), 0), 4) AS tonnes_per_light_year, round(min(FuelLevel), 2) AS lowest_tank
FROM FSDJump GROUP BY month ORDER BY month`,
};
