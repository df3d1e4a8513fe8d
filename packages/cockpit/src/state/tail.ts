import { isKind, type Entry, type Position } from "@shipslog/contract";
import type { LineDefect } from "@shipslog/contract/text";
import type { EventReading } from "./readEvent.ts";

/** What became of a line. */
export type LineFate =
  /** An event of the sixteen kinds, shown in its panel. */
  | "shown"
  /** An event of another kind, which no panel needs. */
  | "other"
  /** An event of the sixteen kinds that cannot be read as one. */
  | "unreadable"
  /** No event at all: see the defect. */
  | "bad"
  /** Too long to hold. */
  | "oversize"
  /** No line: the file was begun again. */
  | "truncated";

/** One line of the journal as the Journal panel lists it. */
export interface TailLine {
  readonly position: Position;
  readonly fate: LineFate;
  /** The event name; undefined for what is no event. */
  readonly kind: string | undefined;
  /** As the line says it; undefined where it says none. */
  readonly timestamp: string | undefined;
  readonly defect: LineDefect | undefined;
  /** The line itself, its beginning only when `isCut`; parse it without loss to inspect it. */
  readonly raw: string;
  readonly isCut: boolean;
  readonly byteLength: number;
}

/** The end of the journal, oldest line first. */
export interface JournalTail {
  readonly lines: readonly TailLine[];
  /** How many lines there were, with those no longer kept. */
  readonly count: number;
}

/** Before the first line. */
export const emptyTail: JournalTail = { lines: [], count: 0 };

/** The bounds of the tail: lines, characters of one line, characters of all. */
export const tailBounds = { lines: 300, lineChars: 64_000, allChars: 1_000_000 } as const;

/** Adds a line and drops the oldest that no longer fit. */
export function foldTail({ lines, count }: JournalTail, entry: Entry, { event }: EventReading): JournalTail {
  const grown = [...lines, tailLineOf(entry, event !== undefined)];
  let first = Math.max(0, grown.length - tailBounds.lines);
  let chars = grown.slice(first).reduce((sum, { raw }) => sum + raw.length, 0);
  while (chars > tailBounds.allChars) chars -= grown[first++]?.raw.length ?? chars;
  return { lines: first === 0 ? grown : grown.slice(first), count: count + 1 };
}

/** A timestamp is some 20 characters; a longer one is a matter for Health. */
const longestName = 100;

function tailLineOf(entry: Entry, isShown: boolean): TailLine {
  const { position, byteLength } = entry;
  const text = textOf(entry);
  const raw = text.slice(0, tailBounds.lineChars);
  const timestamp = entry.type === "event" ? entry.event["timestamp"] : undefined;
  return {
    position,
    fate: fateOf(entry, isShown),
    kind: entry.type === "event" ? entry.kind.slice(0, longestName) : undefined,
    timestamp: typeof timestamp === "string" ? timestamp.slice(0, longestName) : undefined,
    defect: entry.type === "bad" ? entry.defect : undefined,
    raw,
    isCut: entry.type === "oversize" || raw.length < text.length,
    byteLength,
  };
}

function textOf(entry: Entry): string {
  if (entry.type === "truncated") return "";
  return entry.type === "oversize" ? entry.excerpt : entry.raw;
}

function fateOf(entry: Entry, isShown: boolean): LineFate {
  if (entry.type !== "event") return entry.type;
  if (isShown) return "shown";
  return isKind(entry.kind) ? "unreadable" : "other";
}
