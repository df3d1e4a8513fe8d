import type { JsonObject } from "@shipslog/contract";
import { readNumber, readText } from "./fields.ts";

/** What a pilot does, from one thing to the next. */
export const pilotActivities = [
  "jump",
  "scan",
  "land",
  "sample",
  "fight",
  "mine",
  "trade",
  "dock",
  "walk",
  "drive",
] as const;

/** One of the things that a pilot does. */
export type PilotActivity = (typeof pilotActivities)[number];

/** A ship or person that the commander has destroyed or killed. */
interface Kill {
  readonly at: string;
  /** What it was, in the language of the client where the line has it. */
  readonly target: string | undefined;
  readonly pilot: string | undefined;
  readonly faction: string | undefined;
  readonly credits: number | undefined;
}

/** The system that the drive is aimed at. */
interface JumpTarget {
  readonly system: string;
  readonly starClass: string | undefined;
  /** Jumps to the end of the plotted route, this one included; undefined without a route, and in games before 3.7. */
  readonly jumpsLeft: number | undefined;
}

/** What the latest lines were about. */
export interface DoingTopic {
  /** When a line last told of an activity; one that a later line has ended is missing. */
  readonly told: Readonly<Partial<Record<PilotActivity, string>>>;
  /** Undefined after the jump, and before the first target. */
  readonly target: JumpTarget | undefined;
  readonly kill: Kill | undefined;
}

const nothing: DoingTopic = { told: {}, target: undefined, kill: undefined };

type Tell = (event: JsonObject, target: JumpTarget | undefined) => PilotActivity | undefined;

/** Which activity a line tells of. */
const tells = {
  StartJump: ({ JumpType }) => (JumpType === "Hyperspace" ? "jump" : undefined),
  FSDJump: () => "jump",
  // Who is on the way to another star looks around and flies on.
  FSSDiscoveryScan: (_event, target) => (target === undefined ? "scan" : undefined),
  FSSBodySignals: () => "scan",
  FSSAllBodiesFound: () => "scan",
  SAAScanComplete: () => "scan",
  SAASignalsFound: () => "scan",
  // The ship scans stars by itself on arrival.
  Scan: ({ ScanType }) => (ScanType === "AutoScan" || ScanType === "NavBeaconDetail" ? undefined : "scan"),
  ApproachBody: () => "land",
  ApproachSettlement: () => "land",
  Touchdown: ({ PlayerControlled }) => (PlayerControlled === false ? undefined : "land"),
  ScanOrganic: () => "sample",
  Bounty: () => "fight",
  FactionKillBond: () => "fight",
  CapShipBond: () => "fight",
  PVPKill: () => "fight",
  UnderAttack: ({ Target }) => (Target === undefined || Target === "You" ? "fight" : undefined),
  Interdicted: () => "fight",
  Interdiction: () => "fight",
  ProspectedAsteroid: () => "mine",
  MiningRefined: () => "mine",
  AsteroidCracked: () => "mine",
  Market: () => "trade",
  MarketBuy: () => "trade",
  MarketSell: () => "trade",
  CargoDepot: () => "trade",
  ColonisationContribution: () => "trade",
  DockingRequested: () => "dock",
  DockingGranted: () => "dock",
} as const satisfies Readonly<Record<string, Tell>>;

/** Which activities a line ends. */
const ends: Readonly<Record<string, readonly PilotActivity[]>> = {
  LoadGame: pilotActivities,
  Died: pilotActivities,
  StartJump: [],
  FSDJump: pilotActivities,
  SupercruiseEntry: ["fight", "mine", "dock", "land"],
  SupercruiseExit: ["scan"],
  LeaveBody: ["land", "sample"],
  Docked: ["fight", "mine", "dock", "scan", "land", "sample"],
  Undocked: ["trade", "dock"],
  DockingCancelled: ["dock"],
  DockingDenied: ["dock"],
  DockingTimeout: ["dock"],
};

const kills = ["Bounty", "FactionKillBond", "CapShipBond", "PVPKill"];

/** The kinds that tell or end an activity. */
export const doingKinds: readonly string[] = [...new Set([...Object.keys(tells), ...Object.keys(ends), "FSDTarget"])];

/** Updates what the pilot is doing from a line of one of these kinds. */
export function foldDoing(doing: DoingTopic | undefined, event: JsonObject, kind: string): DoingTopic | undefined {
  const at = readText(event["timestamp"]);
  if (at === undefined) return doing;
  const before = doing ?? nothing;
  const tell: Tell | undefined = tells[kind as keyof typeof tells];
  const told = tell?.(event, before.target);
  // Going into hyperspace ends everything else, going into supercruise does not.
  const ended = kind === "StartJump" && told === "jump" ? pilotActivities : (ends[kind] ?? []);
  return {
    told: { ...without(before.told, ended), ...(told !== undefined && { [told]: at }) },
    target: targetAfter(before.target, event, kind),
    kill: kills.includes(kind) ? killOf(event, at) : before.kill,
  };
}

function without(told: DoingTopic["told"], ended: readonly PilotActivity[]): DoingTopic["told"] {
  if (ended.length === 0) return told;
  return Object.fromEntries(Object.entries(told).filter(([activity]) => !ended.includes(activity as PilotActivity)));
}

function targetAfter(before: JumpTarget | undefined, event: JsonObject, kind: string): JumpTarget | undefined {
  if (kind === "FSDTarget") {
    const system = readText(event["Name"]);
    const jumpsLeft = readNumber(event["RemainingJumpsInRoute"]);
    return system === undefined ? before : { system, starClass: readText(event["StarClass"]), jumpsLeft };
  }
  if (kind === "FSDJump" || kind === "LoadGame") return event["StarSystem"] === before?.system ? undefined : before;
  if (kind !== "StartJump") return before;
  const system = readText(event["StarSystem"]);
  if (system === undefined || system === before?.system) return before;
  return { system, starClass: readText(event["StarClass"]), jumpsLeft: undefined };
}

function killOf(event: JsonObject, at: string): Kill {
  return {
    at,
    target: readText(event["Target_Localised"]) ?? readText(event["Target"]),
    pilot: readText(event["PilotName_Localised"]) ?? readText(event["Victim_Localised"]) ?? readText(event["Victim"]),
    faction: readText(event["VictimFaction"]),
    credits: readNumber(event["TotalReward"]) ?? readNumber(event["Reward"]),
  };
}
