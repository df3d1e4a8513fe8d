import type { CompanionEntry, Entry } from "@shipslog/contract";
import type { FindingEntry, CockpitObservation } from "../state/CockpitObservation.ts";
import type { ReadingProgress } from "../state/reading.ts";

/** An observation in a record: the raw text without the values parsed from it. */
export type WireObservation =
  | Omit<Extract<Entry, { type: "event" }>, "kind" | "event">
  | Exclude<Entry, { type: "event" }>
  | Omit<CompanionEntry, "event">
  | FindingEntry
  | ReadingProgress;

/** The sequence number and times of a record. */
export interface RecordStamp {
  /** Counts observations from 1 within one server run. */
  readonly seq: number;
  /** When the server read it, in milliseconds since 1970, by its clock. */
  readonly atMs: number;
  /** When it happened, by the game's clock; undefined before the first timestamp. */
  readonly timeMs?: number | undefined;
}

/** An observation as it is sent. */
export type WireRecord = WireObservation & RecordStamp;

/** A decoded record, ready to be folded. */
export interface DecodedRecord extends RecordStamp {
  readonly observation: CockpitObservation;
}
