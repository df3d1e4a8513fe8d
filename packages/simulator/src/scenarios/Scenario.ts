import type { BuildName } from "../ship/builds.ts";

/** What a commander may have at the start. */
export const possessions = ["squadron", "pledge", "carrier", "colony", "crew"] as const;

/** Something a commander may have at the start. */
export type Possession = (typeof possessions)[number];

/** States a session may begin in. */
export const beginnings = ["docked", "onFoot", "supercruise"] as const;

/** Regions a session may begin in: near the origin, at the edge of inhabited space, or where the Thargoid war is. */
export const regions = ["bubble", "frontier", "war"] as const;

/** The destinations a scenario weighs under `roams`. */
export const roams = ["outward", "ports", "home", "carrier", "colony", "war"] as const;

/** A destination of the player: outward, or to a known kind of place. */
export type Roam = (typeof roams)[number];

/** The activities a scenario weighs; `activities.ts` says what each is. */
export const activityNames = [
  "approach-planet",
  "call-for-fuel",
  "contribute",
  "cross-station",
  "depart",
  "deploy-srv",
  "disembark",
  "dock",
  "dock-srv",
  "drive-srv",
  "embark",
  "enter-supercruise",
  "escape-interdiction",
  "fly-over",
  "hand-in-mission",
  "hand-over",
  "hunt",
  "join-crew",
  "join-crew-remotely",
  "jump",
  "leave-planet",
  "lift-off",
  "look-around",
  "look-at-modules",
  "move-carrier",
  "outfit",
  "plot-route",
  "relog",
  "replan",
  "ride-jet-cone",
  "scoop-fuel",
  "see-engineer",
  "sell-data",
  "service",
  "stroll",
  "survey",
  "synthesise",
  "take-mission",
  "take-taxi",
  "touch-down",
  "trade",
  "transfer-cargo",
  "upgrade-gear",
] as const;

/** The name of an activity in a scenario. */
export type ActivityName = (typeof activityNames)[number];

/** The activities of dialect `live` alone, which the director carries out as steps; `stepActivities.ts` says what each is. */
export const stepActivityNames = [
  "ask-in-vain",
  "be-hyperdicted",
  "be-scanned",
  "break-law",
  "break-law-on-foot",
  "change-modules",
  "change-ship",
  "chat",
  "choose-gear",
  "clear-route",
  "craft-module",
  "fight-in-war",
  "fight-on-foot",
  "fly-fighter",
  "fly-in-wing",
  "give-up-mission",
  "hear-of-friends",
  "interdict",
  "join-squadron",
  "jump-carrier",
  "launch-limpets",
  "loot",
  "manage-pilot",
  "map-bodies",
  "mine",
  "overheat",
  "pick-up-cargo",
  "record-codex",
  "repair-parts",
  "replace-losses",
  "rescue-salvage",
  "rise-in-rank",
  "run-carrier",
  "sample-organisms",
  "scan-beacon",
  "scan-data",
  "see-broker",
  "sell-organics",
  "sell-stolen",
  "suffer-damage",
  "supply-colony",
  "take-missions",
  "take-screenshot",
  "target-ships",
  "target-system",
  "trade-limpets",
  "trade-materials",
  "visit-bar",
  "visit-signal",
  "walk-from-srv",
  "work-for-mission",
  "work-for-power",
] as const;

/** The name of an activity that only dialect `live` has. */
export type StepActivityName = (typeof stepActivityNames)[number];

/** The client that a session runs on. */
export interface GameClient {
  /** Runs without the on-foot expansion: the player stays in the ship, and engineers of the expansion have no names. */
  readonly isBaseGame: boolean;
  /** From before the updates that added the resources of upgrades, the id and rank of a squadron, and the landing pads. */
  readonly isOlder: boolean;
  /** Whether it writes display texts (`X_Localised`). */
  readonly hasTexts: boolean;
  /**
   * The version in dialect `live`, such as `4.1.2.100`; one with "beta" by default, so that no network takes the session for real
   * play. A journal with a version of your own must never be sent to one.
   */
  readonly version?: string;
}

/** What a simulated session does: who begins where, and how likely each activity is. */
export interface Scenario {
  readonly name: string;
  readonly description: string;
  readonly ship: BuildName;
  readonly begins: (typeof beginnings)[number];
  readonly region: (typeof regions)[number];
  readonly owns?: readonly Possession[];
  /** How many community goals the player has joined. */
  readonly goals?: number;
  /** How many systems with unsold exploration data the player has. */
  readonly surveys?: number;
  /** The client the game runs on; drawn by the seed when omitted. */
  readonly client?: GameClient;
  /** Whether the player wants to see every kind of event that the activities lead to: within an hour, if that is possible. */
  readonly isCurious?: boolean;
  /** Where the player travels, with weights. */
  readonly roams: Readonly<Partial<Record<Roam, number>>>;
  /** Weights that differ from the default of an activity; 0 for never. */
  readonly activities?: Readonly<Partial<Record<ActivityName | StepActivityName, number>>>;
}
