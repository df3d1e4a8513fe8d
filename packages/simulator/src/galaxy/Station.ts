import type { Body } from "./Body.ts";
import type { Service } from "./services.ts";
import type { MinorFaction } from "./Society.ts";
import type { StationType } from "./stationTypes.ts";
import type { Term } from "./Term.ts";

/** How many landing pads of each size a station has. */
export interface Pads {
  readonly small: number;
  readonly medium: number;
  readonly large: number;
}

/** One economy of a station and its share; the shares of a station sum to 1. */
export interface EconomyShare {
  readonly economy: Term;
  readonly proportion: number;
}

/** A place to dock, as it stands on one day. */
export interface Station {
  /** MarketID, in the range of its sort of station and unique in the galaxy. */
  readonly marketId: number;
  readonly name: string;
  readonly type: StationType;
  /** The planet a surface station stands on or an orbital circles; undefined when it circles a star. */
  readonly body: Body | undefined;
  readonly isOnSurface: boolean;
  /** How far it is from the arrival star; a double. */
  readonly distanceLs: number;
  readonly pads: Pads;
  /** In the order the game lists them; `spelledService` gives a dialect's word. */
  readonly services: readonly Service[];
  /** One or more, the largest share first. */
  readonly economies: readonly [EconomyShare, ...EconomyShare[]];
  /** The owner: one of the factions of the system's society on the same day. */
  readonly faction: MinorFaction;
  /** Set where the Thargoid war has touched the station. */
  readonly state: "Damaged" | "UnderRepairs" | undefined;
}
