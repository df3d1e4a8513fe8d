import type { JsonObject, JsonValue } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import type { TailLine } from "../../src/state/tail.ts";
import { displayDecimal, displayInteger } from "../display/numbers.ts";
import { displayText, localisedText } from "../display/text.ts";

/** How the main fields of a kind read in one line; each function gets readers of the event's fields. */
const sentences: Readonly<Record<string, (fields: FieldReader) => readonly (string | undefined)[]>> = {
  ApproachBody: ({ text }) => [text("Body")],
  Bounty: ({ credits }) => [credits("TotalReward")],
  Cargo: ({ figure }) => [figure("Count", "t")],
  CarrierJump: ({ text }) => [to(text("StarSystem"))],
  Commander: ({ text }) => [text("Name")],
  Disembark: ({ text }) => [text("Body")],
  Docked: ({ text }) => [at(text("StationName")), text("StarSystem")],
  DockingGranted: ({ text, figure }) => [at(text("StationName")), figure("LandingPad", "pad")],
  FSDJump: ({ text, figure }) => [to(text("StarSystem")), figure("JumpDist", "ly")],
  FSDTarget: ({ text }) => [text("Name")],
  FSSDiscoveryScan: ({ figure }) => [figure("BodyCount", "bodies")],
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
  Music: ({ text }) => [text("MusicTrack")],
  ReceiveText: ({ text }) => [text("From"), text("Message")],
  SAAScanComplete: ({ text }) => [text("BodyName")],
  Scan: ({ text }) => [text("BodyName"), text("PlanetClass") ?? text("StarType")],
  ScanOrganic: ({ text }) => [text("Species"), text("ScanType")],
  ShipTargeted: ({ text }) => [text("Ship"), text("PilotName")],
  StartJump: ({ text }) => [text("JumpType"), to(text("StarSystem"))],
  SupercruiseEntry: ({ text }) => [text("StarSystem")],
  SupercruiseExit: ({ text }) => [text("Body")],
  Touchdown: ({ text }) => [text("Body")],
  Undocked: ({ text }) => [text("StationName")],
};

interface FieldReader {
  readonly text: (name: string) => string | undefined;
  readonly figure: (name: string, unit: string) => string | undefined;
  readonly credits: (name: string) => string | undefined;
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

function readerOf(event: JsonObject): FieldReader {
  const field = (name: string): JsonValue | undefined => (Object.hasOwn(event, name) ? event[name] : undefined);
  const text = (name: string) => {
    const [value, localised] = [field(name), field(`${name}_Localised`)];
    return typeof value === "string"
      ? localisedText(value, typeof localised === "string" ? localised : undefined)
      : undefined;
  };
  const figure = (name: string, unit: string) => {
    const value = field(name);
    if (typeof value !== "number") return undefined;
    const shown = Number.isInteger(value) ? displayInteger(value) : displayDecimal(value, 1);
    return unit === "pad" ? `pad ${shown}` : `${shown} ${unit}`.trim();
  };
  return { text, figure, credits: (name) => figure(name, "Cr") };
}
