import type { JsonObject } from "../text/Json.ts";

/** The files the game writes beside the journal, and the kind in each. */
export const companionKinds = {
  "Status.json": "Status",
  "ModulesInfo.json": "ModuleInfo",
  "NavRoute.json": "NavRoute",
} as const;

/** The name of a companion file. */
export type CompanionFile = keyof typeof companionKinds;

/** The states of a companion file whose text is an event, and whether its announcing line has the same timestamp. */
const soundStates = ["matched", "stale", "alone"] as const;

/**
 * What a companion file was found to be: `matched` has the timestamp of its announcing line, `stale` has another, `alone`
 * has no announcing line to compare with. The others contain no event that can be used: `torn` does not parse or cannot be
 * opened, `encoding` has a byte order mark or is not UTF-8, `oversize` is too large to be read, `missing` is absent or empty.
 */
export type CompanionState = (typeof soundStates)[number] | "torn" | "encoding" | "oversize" | "missing";

/** Whether the text of a companion file in this state is an event; otherwise its entry has the last valid event. */
export function isSoundCompanion(state: CompanionState): state is (typeof soundStates)[number] {
  return soundStates.some((sound) => sound === state);
}

/** One observation of a companion file. */
export interface CompanionEntry {
  readonly type: "companion";
  readonly file: CompanionFile;
  /** Number of this version of the file, from 1. */
  readonly revision: number;
  /** When it was observed, in milliseconds since 1970. */
  readonly observedAtMs: number;
  /** The file's text; empty when it is missing, only the start when it is oversize. */
  readonly raw: string;
  readonly state: CompanionState;
  /** The parsed text, or the last valid one when this one is not sound; undefined before the first valid one. */
  readonly event: JsonObject | undefined;
}

/** The journal lines that announce that a companion file was written. */
export const announcingEvents: Readonly<Record<CompanionFile, readonly string[]>> = {
  // No line announces Status.json.
  "Status.json": [],
  "ModulesInfo.json": [companionKinds["ModulesInfo.json"]],
  // The game announces a cleared route under a name of its own (deviation D21).
  "NavRoute.json": [companionKinds["NavRoute.json"], "NavRouteClear"],
};

/** The names of the companion files. */
export const companionFiles = Object.keys(announcingEvents) as readonly CompanionFile[];

/** Returns the companion file that an event of this name announces; undefined for any other event. */
export function announcedFile(eventName: unknown): CompanionFile | undefined {
  return companionFiles.find((file) => announcingEvents[file].some((name) => name === eventName));
}

/**
 * The files the game writes beside a line of a kind that the specification does not describe, and that kind. Each holds the
 * whole content, of which the line may leave out a part.
 */
export const inventoryKinds = {
  "Cargo.json": "Cargo",
  "ShipLocker.json": "ShipLocker",
  "Backpack.json": "Backpack",
  "Market.json": "Market",
  "Outfitting.json": "Outfitting",
  "Shipyard.json": "Shipyard",
} as const;

/** The name of a file beside a line of an observed kind. */
export type InventoryFile = keyof typeof inventoryKinds;
