import type { NamedQuery } from "./NamedQuery.ts";

/** The twenty longest jumps of each commander, longest first. */
export const longestJumpsQuery: NamedQuery = {
  name: "longest-jumps",
  title: "the twenty longest jumps of each commander",
  sql: `
SELECT commander, "timestamp", StarSystem AS system, JumpDist AS light_years, FuelUsed AS tonnes_of_fuel, BoostUsed AS boost
FROM FSDJump
QUALIFY row_number() OVER (PARTITION BY commander ORDER BY JumpDist DESC NULLS LAST, "timestamp", position) <= 20
ORDER BY commander, JumpDist DESC NULLS LAST, "timestamp", position`,
};
