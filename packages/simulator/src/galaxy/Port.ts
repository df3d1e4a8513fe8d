import type { Body } from "./Body.ts";
import type { Service } from "./services.ts";
import type { EconomyShare, Pads, Station } from "./Station.ts";
import type { StationType } from "./stationTypes.ts";
import type { Term } from "./Term.ts";

/** A place to dock: a station of the galaxy, a fleet carrier or a colonisation ship. */
export interface Port {
  readonly marketId: number;
  readonly name: string;
  /** The text players see, where the name is a symbol. */
  readonly text: string | undefined;
  readonly type: StationType | "FleetCarrier";
  readonly body: Body | undefined;
  readonly isOnSurface: boolean;
  readonly distanceLs: number;
  readonly pads: Pads;
  readonly services: readonly Service[];
  readonly economies: readonly EconomyShare[];
  readonly government: Term;
  /** Empty for an independent port. */
  readonly allegiance: string;
  readonly faction: { readonly name: string; readonly state: string };
  readonly state: "Damaged" | "UnderRepairs" | undefined;
}

/** Converts a station to a port. */
export function portOf(station: Station): Port {
  const { faction } = station;
  return {
    marketId: station.marketId,
    name: station.name,
    text: undefined,
    type: station.type,
    body: station.body,
    isOnSurface: station.isOnSurface,
    distanceLs: station.distanceLs,
    pads: station.pads,
    services: station.services,
    economies: station.economies,
    government: faction.government,
    // Omitted exactly when the faction is independent (F41).
    allegiance: faction.allegiance === "Independent" ? "" : faction.allegiance,
    faction: { name: faction.name, state: faction.state },
    state: station.state,
  };
}

/** Whether a port has a pad large enough for a ship. */
export function hasPad({ pads }: Port, pad: "Small" | "Medium" | "Large"): boolean {
  if (pad === "Large") return pads.large > 0;
  return pad === "Medium" ? pads.medium + pads.large > 0 : true;
}
