import type { Chance } from "../chance/Chance.ts";
import { drawName } from "./npcs.ts";

/** The crew of a carrier in written order; those without a name are not hired. */
export const carrierRoles = [
  "BlackMarket",
  "Captain",
  "Refuel",
  "Repair",
  "Rearm",
  "Commodities",
  "VoucherRedemption",
  "Exploration",
  "Shipyard",
  "Outfitting",
  "CarrierFuel",
  "VistaGenomics",
  "PioneerSupplies",
  "Bartender",
] as const;

/** What only CarrierStats says about a carrier. */
export interface CarrierProfile {
  readonly name: string;
  readonly fuelT: number;
  readonly balanceCr: number;
  readonly crewT: number;
  /** The names of the hired crew by role. */
  readonly crew: ReadonlyMap<string, string>;
}

const names = ["LONG HAUL", "QUIET HARBOUR", "NORTHERN LIGHT", "SECOND HOME"];

/** Those whom every carrier has: a captain, whom the game demands, and a bartender, so that every carrier has a bar to visit. */
const alwaysHired: readonly string[] = ["Captain", "Bartender"];

/** Draws what only CarrierStats says about a carrier. */
export function drawCarrierProfile(chance: Chance): CarrierProfile {
  const hired = carrierRoles.filter((role) => alwaysHired.includes(role) || chance.isLucky(0.6));
  return {
    name: chance.pick(names),
    fuelT: chance.integer(200, 1000),
    balanceCr: chance.integer(10, 3000) * 1_000_000,
    crewT: hired.length * 450,
    crew: new Map(hired.map((role) => [role, drawName(chance)])),
  };
}
