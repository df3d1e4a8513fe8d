import type { Kind } from "@shipslog/contract";
import { eventFault } from "../damage/eventFault.ts";

/** Required fields that no check of a later line depends on. */
const required: readonly (readonly [Kind, ...string[]])[] = [
  ["FSDJump", "StarSystem"],
  ["FSDJump", "StarPos"],
  ["FSDJump", "SystemAllegiance"],
  ["FSDJump", "SystemGovernment"],
  ["FSDJump", "Population"],
  ["FSDJump", "Body"],
  ["FSDJump", "JumpDist"],
  ["FSDJump", "FuelLevel"],
  ["FSDJump", "Factions", "*", "Influence"],
  ["Docked", "StationName"],
  ["Docked", "StationType"],
  ["Docked", "DistFromStarLS"],
  ["CommunityGoal", "CurrentGoals", "*", "Title"],
  ["CommunityGoal", "CurrentGoals", "*", "TopTier", "Name"],
  ["Missions", "Active"],
  ["Missions", "Complete"],
  ["StoredModules", "StationName"],
  ["StoredModules", "Items", "*", "Hot"],
  ["MultiSellExplorationData", "Bonus"],
  ["CargoTransfer", "Transfers", "*", "Count"],
  ["Synthesis", "Name"],
  ["SquadronStartup", "CurrentRank"],
  ["SuitLoadout", "LoadoutName"],
  ["UpgradeSuit", "Cost"],
  ["UpgradeWeapon", "Name"],
];

/** Removes a required field. */
export const requiredFieldMissing = eventFault(
  {
    name: "required-field-missing",
    description: "Removes a required field from an event or from an element of one of its lists.",
    provokes: [{ rule: "field-missing", severity: { spec: "error", live: "error" } }],
  },
  required.map(([kind, ...path]) => ({ kind, path, to: undefined, rule: "field-missing" })),
);
