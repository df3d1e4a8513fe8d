import type { Chance } from "../chance/Chance.ts";
import type { Service } from "../galaxy/services.ts";
import type { MinorFaction } from "../galaxy/Society.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { Port } from "../galaxy/Port.ts";

/** The commander's colonisation project: the ship that builds the first port of a system. */
export interface Colony {
  readonly system: StarSystem;
  readonly marketId: number;
  readonly distanceLs: number;
  /** The faction for which the port is built. */
  readonly factionName: string;
  /** What is needed to build it. */
  readonly resources: ColonyResource[];
}

/** A commodity that a construction needs. */
export interface ColonyResource {
  readonly type: string;
  readonly name: string;
  /** The spelling in contributions. */
  readonly contributed: string;
  readonly requiredT: number;
  providedT: number;
  /** What the player is paid for a tonne. */
  readonly paymentCr: number;
}

/** What constructions need: internal name, spelling in contributions, text, tonnes and payment. */
const needs: readonly (readonly [
  type: string,
  contributed: string,
  name: string,
  requiredT: number,
  paymentCr: number,
])[] = [
  ["aluminium", "Aluminium", "Aluminium", 5200, 3239],
  ["ceramiccomposites", "CeramicComposites", "Ceramic Composites", 520, 724],
  ["cmmcomposite", "CMMComposite", "CMM Composite", 4600, 6788],
  ["computercomponents", "ComputerComponents", "Computer Components", 60, 1112],
  ["copper", "Copper", "Copper", 250, 1050],
  ["foodcartridges", "FoodCartridges", "Food Cartridges", 90, 673],
  ["insulatingmembrane", "InsulatingMembrane", "Insulating Membrane", 360, 11788],
  ["liquidoxygen", "LiquidOxygen", "Liquid oxygen", 1800, 2260],
  ["polymers", "Polymers", "Polymers", 520, 682],
  ["semiconductors", "Semiconductors", "Semiconductors", 65, 1526],
  ["steel", "Steel", "Steel", 6700, 5057],
  ["titanium", "Titanium", "Titanium", 5300, 5360],
  ["water", "Water", "Water", 720, 662],
];

/** Draws how far a construction is. */
export function drawResources(chance: Chance): ColonyResource[] {
  return needs.map(([type, contributed, name, basisT, paymentCr]) => {
    const requiredT = Math.floor(basisT * chance.between(0.9, 1.1));
    const providedT = chance.isLucky(0.3) ? 0 : Math.floor(requiredT * chance.between(0, 0.8));
    return { type, contributed, name, requiredT, providedT, paymentCr };
  });
}

/** Returns how far a construction is, from 0 to 1. */
export function constructionProgress({ resources }: Colony): number {
  const sum = (read: (resource: ColonyResource) => number): number =>
    resources.reduce((total, resource) => total + read(resource), 0);
  return sum(({ providedT }) => providedT) / sum(({ requiredT }) => requiredT);
}

/** The name of the ship: symbol and display text (real Docked lines of 2025). */
export const colonisationShip = { symbol: "$EXT_PANEL_ColonisationShip:#index=1;", text: "System Colonisation Ship" };

const services: readonly Service[] = [
  "dock",
  "autodock",
  "blackmarket",
  "commodities",
  "contacts",
  "missions",
  "rearm",
  "refuel",
  "repair",
  "facilitator",
  "flightcontroller",
  "stationoperations",
  "searchrescue",
];

/** Converts the colonisation ship to a port owned by a faction. */
export function colonyPort({ marketId, distanceLs }: Colony, faction: MinorFaction): Port {
  return {
    marketId,
    name: colonisationShip.symbol,
    text: colonisationShip.text,
    type: "SurfaceStation",
    body: undefined,
    isOnSurface: false,
    distanceLs,
    pads: { small: 8, medium: 8, large: 16 },
    services,
    economies: [{ economy: { id: "Colony", symbol: "$economy_Colony;", text: "Colony" }, proportion: 1 }],
    government: faction.government,
    allegiance: faction.allegiance === "Independent" ? "" : faction.allegiance,
    faction: { name: faction.name, state: faction.state },
    state: undefined,
  };
}
