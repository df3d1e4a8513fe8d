import type { JsonObject } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import type { TailLine } from "../../src/state/tail.ts";
import { spacedWords } from "../display/text.ts";
import { lineSentence } from "./lineSentence.ts";

/** A line that is worth telling, and what makes it special. */
export interface LatestEvent {
  readonly line: TailLine;
  readonly words: string;
  /** How many lines in a row tell the same. */
  readonly times: number;
  readonly mark: "jump" | "kill" | "first" | "pay" | "loss" | undefined;
}

/** Kinds that say what the pilot sees anyway, or that come with another line. */
const noise: ReadonlySet<string> = new Set([
  "Backpack",
  "BackpackChange",
  "Cargo",
  "CarrierStats",
  "Commander",
  "CommitCrime",
  "CommunityGoal",
  "EngineerProgress",
  "FSDTarget",
  "FSSSignalDiscovered",
  "Fileheader",
  "LaunchDrone",
  "Friends",
  "LoadGame",
  "Loadout",
  "Materials",
  "Location",
  "Missions",
  "ModuleInfo",
  "Music",
  "NavRoute",
  "NavRouteClear",
  "NpcCrewPaidWage",
  "Outfitting",
  "Powerplay",
  "Progress",
  "Rank",
  "ReceiveText",
  "Reputation",
  "ReservoirReplenished",
  "ScanBaryCentre",
  "Scanned",
  "ShipLocker",
  "ShipTargeted",
  "Shipyard",
  "SquadronStartup",
  "ShieldState",
  "StartJump",
  "Statistics",
  "StoredModules",
  "StoredShips",
  "SuitLoadout",
  "UnderAttack",
  "USSDrop",
  "ColonisationConstructionDepot",
  "DockingRequested",
]);

const marks: Readonly<Record<string, LatestEvent["mark"]>> = {
  FSDJump: "jump",
  CarrierJump: "jump",
  Bounty: "kill",
  FactionKillBond: "kill",
  CapShipBond: "kill",
  PVPKill: "kill",
  MissionCompleted: "pay",
  MarketSell: "pay",
  MultiSellExplorationData: "pay",
  SellExplorationData: "pay",
  SellOrganicData: "pay",
  RedeemVoucher: "pay",
  CommunityGoalReward: "pay",
  Died: "loss",
  ShipDestroyed: "loss",
  SRVDestroyed: "loss",
  FighterDestroyed: "loss",
};

/** What a line tells, and whether it is special; undefined for a line that is not worth telling. */
type Telling = Pick<LatestEvent, "words" | "mark">;

/** Lines stay the same objects, so each is read once. */
const tellings = new WeakMap<TailLine, Telling | "nothing">();

/** Returns the latest lines that are worth telling, the newest first; lines in a row that tell the same are one. */
export function latestEvents(lines: readonly TailLine[], max: number): readonly LatestEvent[] {
  const found: LatestEvent[] = [];
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at];
    const telling = line && tellingOf(line);
    if (line === undefined || telling === undefined) continue;
    const before = found.at(-1);
    if (before?.words === telling.words) found[found.length - 1] = { ...before, times: before.times + 1 };
    else if (found.length === max) break;
    else found.push({ line, ...telling, times: 1 });
  }
  return found;
}

function tellingOf(line: TailLine): Telling | undefined {
  const known = tellings.get(line) ?? readTelling(line) ?? "nothing";
  tellings.set(line, known);
  return known === "nothing" ? undefined : known;
}

function readTelling(line: TailLine): Telling | undefined {
  const { kind } = line;
  if (kind === undefined || noise.has(kind)) return undefined;
  const isScan = kind === "Scan";
  const event = isScan || kind === "CodexEntry" ? eventOf(line) : undefined;
  const isFirst = event !== undefined && isFound(event);
  // The ship itself scans the star and the belts on arrival: only what nobody had found is worth telling.
  if (isScan && !isFirst && event?.["ScanType"] !== "Detailed") return undefined;
  const told = lineSentence(line);
  const words = told === "" ? spacedWords(kind) : told;
  return { words, mark: isFirst ? "first" : Object.hasOwn(marks, kind) ? marks[kind] : undefined };
}

/** Whether a line tells of something that nobody had reported: a star, a planet, or an entry that is new to the codex. */
function isFound(event: JsonObject): boolean {
  if (event["event"] === "CodexEntry") return event["IsNewEntry"] === true;
  return event["WasDiscovered"] === false && (event["StarType"] ?? event["PlanetClass"]) !== undefined;
}

function eventOf({ raw, isCut }: TailLine): JsonObject | undefined {
  const parsed = isCut ? undefined : parseLine(raw);
  return parsed?.ok === true ? parsed.event : undefined;
}
