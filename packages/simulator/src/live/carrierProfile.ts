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

/** A role in the crew of a carrier. */
export type CarrierRole = (typeof carrierRoles)[number];

/** A member of the crew, who may have a break. */
export interface CarrierCrew {
  readonly name: string;
  readonly isAtWork: boolean;
}

/** What the market of a carrier buys or sells. */
export interface CarrierOrder {
  readonly name: string;
  readonly side: "buys" | "sells";
  readonly count: number;
  readonly priceCr: number;
}

/** What only lines about the management say about a carrier. */
export interface CarrierProfile {
  name: string;
  /** The hired crew by role. */
  readonly crew: Map<CarrierRole, CarrierCrew>;
  access: "all" | "friends" | "squadron" | "squadronfriends" | "none";
  allowsNotorious: boolean;
  taxPercent: number;
  reservePercent: number;
  /** By internal name of the commodity. */
  readonly orders: Map<string, CarrierOrder>;
  /** The space of module packs. */
  packsT: number;
}

/** The space that the crew takes. */
export function crewSpaceT({ crew }: CarrierProfile): number {
  return crew.size * 450;
}

const names = ["LONG HAUL", "QUIET HARBOUR", "NORTHERN LIGHT", "SECOND HOME"];

/** Those whom every carrier has: a captain, whom the game demands, and a bartender, so that every carrier has a bar to visit. */
const alwaysHired: readonly string[] = ["Captain", "Bartender"];

/** Draws what only CarrierStats says about a carrier. */
export function drawCarrierProfile(chance: Chance): CarrierProfile {
  const hired = carrierRoles.filter((role) => alwaysHired.includes(role) || chance.isLucky(0.6));
  return {
    name: chance.pick(names),
    crew: new Map(hired.map((role) => [role, { name: drawName(chance), isAtWork: true }])),
    access: "all",
    allowsNotorious: false,
    taxPercent: 0,
    reservePercent: 0,
    orders: new Map(),
    packsT: 0,
  };
}
