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
