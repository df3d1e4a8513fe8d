import { isKind, type Entry, type Position } from "@shipslog/contract";
import { copySlice, type LineDefect } from "@shipslog/contract/text";
import type { EventReading } from "./readEvent.ts";

/** How a line was handled. */
type LineFate =
  /** An event of the sixteen kinds, shown in a panel. */
  | "shown"
  /** An event of another kind. */
  | "other"
  /** An event of the sixteen kinds that does not have the type of its kind. */
  | "unreadable"
  /** Not an event: see `defect`. */
  | "bad"
  /** Longer than the reader accepts. */
  | "oversize"
  /** Not a line: the file was truncated. */
  | "truncated";

/** A line in the Journal panel. */
export interface TailLine {
  readonly position: Position;
  readonly fate: LineFate;
  /** The kind; undefined for a line that is not an event. */
  readonly kind: string | undefined;
  /** The timestamp as written; undefined without one. */
  readonly timestamp: string | undefined;
  readonly defect: LineDefect | undefined;
  /** The raw line, or its beginning if `isCut`. Parse it with `parseJson` to keep every digit. */
  readonly raw: string;
  readonly isCut: boolean;
  readonly byteLength: number;
}

/** The last lines of the journal. */
export interface TailTopic {
  /** Oldest first. */
  readonly lines: readonly TailLine[];
  /** All lines so far, including those no longer kept. */
  readonly count: number;
  /** Characters of the lines that are kept. */
  readonly chars: number;
}

/** The tail before the first line. */
export const emptyTail: TailTopic = { lines: [], count: 0, chars: 0 };

/** Limits of the tail: lines, characters per line, characters in total. */
export const tailBounds = { lines: 300, lineChars: 64_000, allChars: 1_000_000 } as const;

/** Adds a line and drops the oldest lines that no longer fit. */
export function foldTail(tail: TailTopic, entry: Entry, { event, early }: EventReading): TailTopic {
  const line = tailLineOf(entry, event !== undefined || early !== undefined);
  const { lines } = tail;
  let chars = tail.chars + line.raw.length;
  let first = 0;
  while (first < lines.length && (lines.length + 1 - first > tailBounds.lines || chars > tailBounds.allChars)) {
    chars -= lines[first++]?.raw.length ?? 0;
  }
  return { lines: [...(first === 0 ? lines : lines.slice(first)), line], count: tail.count + 1, chars };
}

/** Longer kinds and timestamps are cut; a timestamp has about 20 characters. */
const maxNameLength = 100;

function tailLineOf(entry: Entry, isShown: boolean): TailLine {
  const { position, byteLength } = entry;
  const text = textOf(entry);
  const raw = copySlice(text, 0, tailBounds.lineChars);
  const timestamp = entry.type === "event" ? entry.event["timestamp"] : undefined;
  return {
    position,
    fate: fateOf(entry, isShown),
    kind: entry.type === "event" ? copySlice(entry.kind, 0, maxNameLength) : undefined,
    timestamp: typeof timestamp === "string" ? copySlice(timestamp, 0, maxNameLength) : undefined,
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
