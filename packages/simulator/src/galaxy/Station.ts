import type { Body } from "./Body.ts";
import type { Service } from "./services.ts";
import type { MinorFaction } from "./Society.ts";
import type { StationType } from "./stationTypes.ts";
import type { Term } from "./Term.ts";

/** The number of landing pads of each size. */
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

/** A station on one day. */
export interface Station {
  /** MarketID, in the range of its station type and unique in the galaxy. */
  readonly marketId: number;
  readonly name: string;
  readonly type: StationType;
  /** The planet it is on or orbits; undefined when it orbits a star. */
  readonly body: Body | undefined;
  readonly isOnSurface: boolean;
  /** Distance from the arrival star; a double. */
  readonly distanceLs: number;
  readonly pads: Pads;
  /** In the order of the game; `spelledService` gives the spelling of a dialect. */
  readonly services: readonly Service[];
  /** One or more, the largest share first. */
  readonly economies: readonly [EconomyShare, ...EconomyShare[]];
  /** The owner: one of the factions of the system's society on the same day. */
  readonly faction: MinorFaction;
  /** Set while the Thargoid war affects the station. */
  readonly state: "Damaged" | "UnderRepairs" | undefined;
}
