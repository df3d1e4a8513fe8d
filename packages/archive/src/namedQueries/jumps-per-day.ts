import type { NamedQuery } from "./NamedQuery.ts";

/** Number of jumps, light-years and fuel for each day. */
export const jumpsPerDayQuery: NamedQuery = {
  name: "jumps-per-day",
  title: "jumps, light-years and fuel for each day",
  sql: `
SELECT commander, "timestamp"::DATE AS day, count(*) AS jumps, round(sum(JumpDist), 1) AS light_years,
  round(max(JumpDist), 1) AS longest, round(sum(FuelUsed), 1) AS tonnes_of_fuel
FROM FSDJump GROUP BY commander, day ORDER BY commander, day`,
};
