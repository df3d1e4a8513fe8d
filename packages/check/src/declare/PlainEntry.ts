import type { EventEntry, JsonObject, Position, TextEntry } from "@shipslog/contract";
import { parseJson } from "@shipslog/contract/text";

/**
 * A plain line: an event of a known kind that contract and judges have nothing against, as its text shows. Its timestamp is sound, each key is
 * there once, no number is negative that must not be and no name is empty. The line is parsed when a rule reads the event.
 */
export class PlainEntry implements EventEntry {
  readonly type = "event";
  readonly position: Position;
  readonly raw: string;
  readonly byteLength: number;
  readonly kind: string;
  readonly timestamp: string;
  #event: JsonObject | undefined;

  /** `event` is given when an equal line was parsed before. */
  constructor({ position, raw, byteLength, kind }: TextEntry, timestamp: string, event?: JsonObject) {
    this.position = position;
    this.raw = raw;
    this.byteLength = byteLength;
    this.kind = kind;
    this.timestamp = timestamp;
    this.#event = event;
  }

  get event(): JsonObject {
    return (this.#event ??= parseJson(this.raw) as JsonObject);
  }
}

/** The timestamp of an event; a plain line need not be parsed for it. */
export function entryTimestamp(entry: EventEntry): string | undefined {
  if (entry instanceof PlainEntry) return entry.timestamp;
  const timestamp = entry.event["timestamp"];
  return typeof timestamp === "string" ? timestamp : undefined;
}
