import type { NamedQuery } from "./NamedQuery.ts";

/** The twenty longest jumps, longest first. */
export const longestJumpsQuery: NamedQuery = {
  name: "longest-jumps",
  title: "the twenty longest jumps",
  sql: `
SELECT "timestamp", StarSystem AS system, JumpDist AS light_years, FuelUsed AS tonnes_of_fuel, BoostUsed AS boost
FROM FSDJump ORDER BY JumpDist DESC, "timestamp", commander, position LIMIT 20`,
};
