import type { JsonObject, JsonValue } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import type { TailLine } from "../../src/state/tail.ts";
import { displayCount, displayDecimal, displayInteger } from "../display/numbers.ts";
import { displayText, localisedText } from "../display/text.ts";

/** How the main fields of a kind read in one line; each function gets readers of the event's fields. */
const sentences: Readonly<Record<string, (fields: FieldReader) => readonly (string | undefined)[]>> = {
  ApproachBody: ({ text }) => [text("Body")],
  Bounty: ({ credits }) => [credits("TotalReward")],
  Cargo: ({ figure }) => [figure("Count", "t")],
  CargoTransfer: ({ count }) => [count("Transfers", "transfer")],
  CarrierJump: ({ text }) => [to(text("StarSystem"))],
  Commander: ({ text }) => [text("Name")],
  CommunityGoal: ({ count }) => [count("CurrentGoals", "goal")],
  Disembark: ({ text }) => [text("Body")],
  Docked: ({ text }) => [at(text("StationName")), text("StarSystem")],
  DockingGranted: ({ text, figure }) => [at(text("StationName")), figure("LandingPad", "pad")],
  DockingRequested: ({ text }) => [at(text("StationName"))],
  Embark: ({ text }) => [text("StationName") ?? text("Body")],
  EngineerProgress: ({ text, count }) => [text("Engineer") ?? count("Engineers", "engineer")],
  FSDJump: ({ text, figure }) => [to(text("StarSystem")), figure("JumpDist", "ly")],
  FSDTarget: ({ text }) => [text("Name")],
  FSSDiscoveryScan: ({ number }) => [number("BodyCount", "body", "bodies")],
  FSSSignalDiscovered: ({ text }) => [text("SignalName")],
  FuelScoop: ({ figure }) => [figure("Scooped", "t"), figure("Total", "t in the tank")],
  LoadGame: ({ text }) => [text("Ship"), text("GameMode")],
  Loadout: ({ text }) => [text("ShipName"), text("Ship")],
  Location: ({ text }) => [text("StarSystem"), text("StationName") ?? text("Body")],
  MarketBuy: ({ text, figure }) => [figure("Count", ""), text("Type")],
  MarketSell: ({ text, figure, credits }) => [figure("Count", ""), text("Type"), credits("TotalSale")],
  MaterialCollected: ({ text, figure }) => [figure("Count", ""), text("Name")],
  MissionAccepted: ({ text }) => [text("LocalisedName") ?? text("Name")],
  MissionCompleted: ({ text, credits }) => [text("LocalisedName") ?? text("Name"), credits("Reward")],
  Missions: ({ count }) => [count("Active", "under way", "under way")],
  MultiSellExplorationData: ({ count, credits }) => [count("Discovered", "system"), credits("TotalEarnings")],
  Music: ({ text }) => [text("MusicTrack")],
  Powerplay: ({ text, number }) => [text("Power"), number("Merits", "merit")],
  ReceiveText: ({ text }) => [text("From"), text("Message")],
  SAAScanComplete: ({ text }) => [text("BodyName")],
  Scan: ({ text }) => [text("BodyName"), text("PlanetClass") ?? text("StarType")],
  ScanOrganic: ({ text }) => [text("Species"), text("ScanType")],
  ShipTargeted: ({ text }) => [text("Ship"), text("PilotName")],
  SquadronStartup: ({ text }) => [text("SquadronName")],
  StartJump: ({ text }) => [text("JumpType"), to(text("StarSystem"))],
  StoredModules: ({ count }) => [count("Items", "module")],
  SuitLoadout: ({ text }) => [text("SuitName"), text("LoadoutName")],
  SupercruiseEntry: ({ text }) => [text("StarSystem")],
  SupercruiseExit: ({ text }) => [text("Body")],
  Synthesis: ({ text }) => [text("Name")],
  Touchdown: ({ text }) => [text("Body")],
  Undocked: ({ text }) => [text("StationName")],
  UpgradeSuit: ({ text, figure }) => [text("Name"), figure("Class", "class")],
  UpgradeWeapon: ({ text, figure }) => [text("Name"), figure("Class", "class")],
};

interface FieldReader {
  readonly text: (name: string) => string | undefined;
  readonly figure: (name: string, unit: string) => string | undefined;
  readonly credits: (name: string) => string | undefined;
  /** A number of things: `1 body`, `2 bodies`. */
  readonly number: (name: string, one: string, many?: string) => string | undefined;
  /** The length of a list. */
  readonly count: (name: string, one: string, many?: string) => string | undefined;
}

const to = (name: string | undefined) => (name === undefined ? undefined : `to ${name}`);
const at = (name: string | undefined) => (name === undefined ? undefined : `at ${name}`);

/** Longer lines are not parsed for a sentence. */
const maxRawLength = 20_000;

/** What a line tells, in a few words: `to Sol, 24.5 ly`; empty for a kind without a sentence. */
export function lineSentence({ kind, raw, isCut }: TailLine): string {
  if (kind === undefined || isCut || raw.length > maxRawLength || !Object.hasOwn(sentences, kind)) return "";
  const parsed = parseLine(raw);
  if (!parsed.ok) return "";
  const words = sentences[kind]?.(readerOf(parsed.event)) ?? [];
  return displayText(words.filter((word) => word !== undefined && word !== "").join(", "), 100);
}

/** Units that are written before the figure: `pad 7`. */
const prefixUnits: ReadonlySet<string> = new Set(["pad", "class"]);

function readerOf(event: JsonObject): FieldReader {
  const field = (name: string): JsonValue | undefined => (Object.hasOwn(event, name) ? event[name] : undefined);
  const text = (name: string) => {
    const value = field(name);
    const localised = field(`${name}_Localised`);
    return typeof value === "string"
      ? localisedText(value, typeof localised === "string" ? localised : undefined)
      : undefined;
  };
  const figure = (name: string, unit: string) => {
    const value = field(name);
    if (typeof value !== "number") return undefined;
    const shown = Number.isInteger(value) ? displayInteger(value) : displayDecimal(value, 1);
    return prefixUnits.has(unit) ? `${unit} ${shown}` : `${shown} ${unit}`.trim();
  };
  const number = (name: string, one: string, many?: string) => {
    const value = field(name);
    return typeof value === "number" ? displayCount(value, one, many) : undefined;
  };
  const count = (name: string, one: string, many?: string) => {
    const value = field(name);
    return Array.isArray(value) ? displayCount(value.length, one, many) : undefined;
  };
  return { text, figure, credits: (name) => figure(name, "Cr"), number, count };
}
