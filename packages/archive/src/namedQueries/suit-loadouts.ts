import type { NamedQuery } from "./NamedQuery.ts";

/** Suit loadouts, with their weapons. */
export const suitLoadoutsQuery: NamedQuery = {
  name: "suit-loadouts",
  title: "suit loadouts, with their weapons",
  sql: `
SELECT commander, coalesce(SuitName_Localised, SuitName) AS suit, LoadoutName AS loadout, count(*) AS times, max("timestamp") AS last_worn,
  list_transform(arg_max(Modules, "timestamp"), lambda module: coalesce(module.ModuleName_Localised, module.ModuleName)) AS weapons
FROM SuitLoadout GROUP BY commander, suit, loadout ORDER BY commander, times DESC, suit, loadout`,
};
