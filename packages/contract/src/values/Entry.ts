import type { LineDefect } from "../text/LineDefect.ts";
import type { JsonObject } from "./Json.ts";
import type { Position } from "./Position.ts";

/** One line of a journal that is a JSON object naming an event, unchecked, with where it stands. */
export interface EventEntry {
  readonly type: "event";
  readonly position: Position;
  /** The line as it stands in the file, without its line end. */
  readonly raw: string;
  /** Length of the line in bytes, including its line end: `offset + byteLength` is where the next line begins. */
  readonly byteLength: number;
  /** The event name the line carries; not always one of the sixteen kinds. */
  readonly kind: string;
  /** The parsed line; `validate` makes a typed event of it. */
  readonly event: JsonObject;
}

/** One line of a journal that cannot be read as an event, with the class of its defect. */
export interface BadEntry {
  readonly type: "bad";
  readonly position: Position;
  readonly raw: string;
  readonly byteLength: number;
  readonly defect: LineDefect;
}

/** A line too long to hold in memory; only its beginning is kept. */
export interface OversizeEntry {
  readonly type: "oversize";
  readonly position: Position;
  /** The first characters of the line. */
  readonly excerpt: string;
  readonly byteLength: number;
}

/** The file became shorter than what was read of it: what follows is read again from 0 under this new generation. */
export interface TruncatedEntry {
  readonly type: "truncated";
  readonly position: Position;
  readonly byteLength: 0;
}

/** One line that begins as an event of a kind nobody asked to have parsed: its text, which may be broken further on. */
export interface TextEntry extends Omit<EventEntry, "type" | "event"> {
  readonly type: "text";
}

/** What reading a journal gives: an event, or a value that says why there is none. */
export type Entry = EventEntry | BadEntry | OversizeEntry | TruncatedEntry;
