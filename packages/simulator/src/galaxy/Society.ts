import type { FactionState } from "./factionStates.ts";
import type { Term } from "./Term.ts";

/** A superpower a faction sides with. */
export type Superpower = "Independent" | "Federation" | "Empire" | "Alliance";

/** A minor faction as it stands in one system on one day. */
export interface MinorFaction {
  readonly name: string;
  readonly government: Term;
  readonly allegiance: Superpower;
  /** Share of the system's influence: n/N in single precision, one N for all factions of the system (format-facts 5). */
  readonly influence: number;
  /** `None`, or one of the active states. */
  readonly state: FactionState;
  readonly activeStates: readonly FactionState[];
  readonly pendingStates: readonly FactionState[];
  readonly recoveringStates: readonly FactionState[];
  readonly happiness: Term;
}

/** One side of a conflict. */
export interface Contender {
  readonly faction: MinorFaction;
  /** Station that is lost with the conflict; often empty. */
  readonly stake: string;
  /** Days won so far, 0 to 4. */
  readonly wonDays: number;
}

/** A war or election between two factions of a system. */
export interface FactionConflict {
  readonly type: "civilwar" | "war" | "election";
  /** Empty once it is over and both sides recover. */
  readonly status: "active" | "pending" | "";
  readonly sides: readonly [Contender, Contender];
}

/** How the powers stand in an inhabited system (Powerplay 2). */
export type PowerplayStatus = OccupiedSystem | UnoccupiedSystem;

/** A system a power holds. */
export interface OccupiedSystem {
  readonly state: "Exploited" | "Fortified" | "Stronghold" | "Contested";
  readonly powers: readonly string[];
  /** The holder; one of the powers, not always the first. */
  readonly controllingPower: string;
  readonly controlProgress: number;
  readonly reinforcement: number;
  readonly undermining: number;
}

/** A system no power holds yet, and how far each contender has come. */
export interface UnoccupiedSystem {
  readonly state: "Unoccupied";
  readonly powers: readonly string[];
  readonly conflictProgress: readonly { readonly power: string; readonly progress: number }[];
}

/** States of the Thargoid war, closed by the specification. */
export type WarState =
  | "Thargoid_Probing"
  | "Thargoid_Harvest"
  | "Thargoid_Controlled"
  | "Thargoid_Stronghold"
  | "Thargoid_Recovery";

/** How the Thargoid war stands in a system. */
export interface WarStatus {
  readonly state: WarState;
  /** Absent where nothing can be gained. */
  readonly nextStateSuccess?: WarState;
  /** Absent where nothing is left to lose. */
  readonly nextStateFailure?: WarState;
  readonly isSuccessReached: boolean;
  readonly progress: number;
  readonly remainingPorts: number;
  /** Free text such as `23 Days`; absent while the attack is only feared. */
  readonly estimatedRemainingTime?: string;
}

/** Who lives in a system and how, on one day. */
export interface Society {
  /** 0 exactly when there are no factions. */
  readonly population: number;
  /** That of the controlling faction; empty without one. */
  readonly allegiance: Superpower | "";
  readonly government: Term;
  readonly economy: Term;
  readonly secondEconomy: Term;
  readonly security: Term;
  /** One to eight in an inhabited system, in no order that means anything. */
  readonly factions: readonly MinorFaction[];
  /** The faction with the highest influence. */
  readonly controllingFaction: MinorFaction | undefined;
  readonly conflicts: readonly FactionConflict[];
  readonly powerplay: PowerplayStatus | undefined;
  readonly thargoidWar: WarStatus | undefined;
}
