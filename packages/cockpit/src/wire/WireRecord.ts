import type { CompanionEntry, Entry } from "@shipslog/contract";
import type { FindingEntry, CockpitObservation } from "../state/CockpitObservation.ts";

/** What a record carries of an observation: raw text instead of what was parsed from it. */
export type WireObservation =
  | Omit<Extract<Entry, { type: "event" }>, "kind" | "event">
  | Exclude<Entry, { type: "event" }>
  | Omit<CompanionEntry, "event">
  | FindingEntry;

/** When something was observed, and its place among all that was. */
export interface RecordStamp {
  /** Counts observations from 1, for as long as the server runs. */
  readonly seq: number;
  /** When the server saw it, in milliseconds since 1970, by its clock. */
  readonly atMs: number;
  /** When it happened by the game's clock; undefined before anything told the time. */
  readonly timeMs?: number | undefined;
}

/** One observation as it travels. */
export type WireRecord = WireObservation & RecordStamp;

/** One observation as it is folded, with its place. */
export interface DecodedRecord extends RecordStamp {
  readonly observation: CockpitObservation;
}
