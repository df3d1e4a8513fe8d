import type { LineDefect } from "../text/classify.ts";
import type { JsonObject } from "../text/Json.ts";

/**
 * The place and identity of an entry: timestamps and contents repeat in real journals, positions do not.
 * The generation counts how often the file was truncated and begun again.
 */
export interface Position {
  /** Base name of the journal file. */
  readonly file: string;
  /** Byte offset of the first byte of the line. */
  readonly offset: number;
  /** Line number, counted from 1. */
  readonly line: number;
  /** How often this file had been truncated before this line was read. */
  readonly generation: number;
}

/** One line of a journal that is a JSON object with an event name, not validated, with its position. */
export interface EventEntry {
  readonly type: "event";
  readonly position: Position;
  /** The line in the file, without its line end. */
  readonly raw: string;
  /** Length of the line in bytes, including its line end: `offset + byteLength` is the start of the next line. */
  readonly byteLength: number;
  /** Set if the line had no line end when it was read. */
  readonly isUnterminated?: true;
  /** The event name of the line; not always one of the sixteen kinds. */
  readonly kind: string;
  /** The parsed line; `validate` turns it into a typed event. */
  readonly event: JsonObject;
}

/** One line of a journal that cannot be read as an event, with the class of its defect. */
export interface BadEntry {
  readonly type: "bad";
  readonly position: Position;
  readonly raw: string;
  readonly byteLength: number;
  /** Set if the line had no line end when it was read. */
  readonly isUnterminated?: true;
  readonly defect: LineDefect;
}

/** A line too long to hold in memory; only its beginning is kept. */
export interface OversizeEntry {
  readonly type: "oversize";
  readonly position: Position;
  /** The first characters of the line. */
  readonly excerpt: string;
  readonly byteLength: number;
  /** Set if the line had no line end when it was read. */
  readonly isUnterminated?: true;
}

/** The file became shorter than what was read: reading starts again at 0 under this new generation. */
export interface TruncatedEntry {
  readonly type: "truncated";
  readonly position: Position;
  readonly byteLength: 0;
}

/** One line of a kind that was not requested: its text without parsing, so the rest of the line may be damaged. */
export interface TextEntry extends Omit<EventEntry, "type" | "event"> {
  readonly type: "text";
}

/** A value read from a journal: an event, or the reason why there is none. */
export type Entry = EventEntry | BadEntry | OversizeEntry | TruncatedEntry;
