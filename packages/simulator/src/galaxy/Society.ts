import type { FactionState } from "./factionStates.ts";
import type { Term } from "./Term.ts";

/** The allegiance of a faction. */
export type Superpower = "Independent" | "Federation" | "Empire" | "Alliance";

/** A minor faction in one system on one day. */
export interface MinorFaction {
  readonly name: string;
  readonly government: Term;
  readonly allegiance: Superpower;
  /** Share of the system's influence: n/N in single precision, one N for all factions of the system (F59). */
  readonly influence: number;
  /** `None`, or one of the active states. */
  readonly state: FactionState;
  readonly activeStates: readonly FactionState[];
  readonly pendingStates: readonly FactionState[];
  readonly recoveringStates: readonly FactionState[];
  /** How pending and recovering states develop: 1 for rising, -1 for falling; 0 where absent. */
  readonly trends: Readonly<Partial<Record<FactionState, number>>>;
  readonly happiness: Term;
}

/** One side of a conflict. */
export interface Contender {
  readonly faction: MinorFaction;
  /** The station or asset at stake; often empty. */
  readonly stake: string;
  /** Days won so far, 0 to 4. */
  readonly wonDays: number;
}

/** A war or election between two factions of a system. */
export interface FactionConflict {
  readonly type: "civilwar" | "war" | "election";
  /** Empty after the conflict, while both sides recover. */
  readonly status: "active" | "pending" | "";
  readonly sides: readonly [Contender, Contender];
}

/** The Powerplay 2 status of an inhabited system. */
export type PowerplayStatus = OccupiedSystem | UnoccupiedSystem;

/** A system held by a power. */
export interface OccupiedSystem {
  readonly state: "Exploited" | "Fortified" | "Stronghold" | "Contested";
  readonly powers: readonly string[];
  /** One of `powers`, not always the first. */
  readonly controllingPower: string;
  readonly controlProgress: number;
  readonly reinforcement: number;
  readonly undermining: number;
}

/** A system not held by any power, with the progress of each contender. */
export interface UnoccupiedSystem {
  readonly state: "Unoccupied";
  readonly powers: readonly string[];
  readonly conflictProgress: readonly { readonly power: string; readonly progress: number }[];
}

/** States of the Thargoid war, closed by the specification. */
type WarState =
  | "Thargoid_Probing"
  | "Thargoid_Harvest"
  | "Thargoid_Controlled"
  | "Thargoid_Stronghold"
  | "Thargoid_Recovery";

/** The status of the Thargoid war in a system. */
export interface WarStatus {
  readonly state: WarState;
  /** Absent where success changes nothing. */
  readonly nextStateSuccess?: WarState;
  /** Absent where failure changes nothing. */
  readonly nextStateFailure?: WarState;
  readonly isSuccessReached: boolean;
  readonly progress: number;
  readonly remainingPorts: number;
  /** Free text such as `23 Days`; absent before the attack. */
  readonly estimatedRemainingTime?: string;
}

/** Population, factions and politics of a system on one day. */
export interface Society {
  /** 0 exactly when there are no factions. */
  readonly population: number;
  /** The allegiance of the controlling faction; empty without one. */
  readonly allegiance: Superpower | "";
  readonly government: Term;
  readonly economy: Term;
  readonly secondEconomy: Term;
  readonly security: Term;
  /** One to eight in an inhabited system, in no particular order. */
  readonly factions: readonly MinorFaction[];
  /** The faction with the highest influence. */
  readonly controllingFaction: MinorFaction | undefined;
  readonly conflicts: readonly FactionConflict[];
  readonly powerplay: PowerplayStatus | undefined;
  readonly thargoidWar: WarStatus | undefined;
}
