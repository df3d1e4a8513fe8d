import { isKind, type Entry, type EventEntry } from "@shipslog/contract";
import { lineDefects } from "@shipslog/contract/text";
import type { Palette } from "../text/palette.ts";
import type { Painted } from "./Screen.ts";
import { describeEvent } from "./describeEvent.ts";

/** As wide as the longest of the sixteen kinds. */
const kindWidth = 24;

/** Says an entry in one line: when, what kind, and a short sentence. */
export function entryLine(entry: Entry, paint: Palette): Painted {
  if (entry.type === "event") return eventLine(entry, paint);
  return [[sayNoEvent(entry), paint.warning]];
}

function eventLine(entry: EventEntry, paint: Palette): Painted {
  const words = describeEvent(entry);
  const isKnown = isKind(entry.kind);
  return [
    [`${timeOf(entry.event["timestamp"])}  `, paint.dim],
    [`${entry.kind.padEnd(kindWidth)}  `, isKnown ? paint.kind : paint.dim],
    isKnown ? [words] : [words, paint.dim],
  ];
}

function sayNoEvent(entry: Exclude<Entry, EventEntry>): string {
  const { file, line } = entry.position;
  if (entry.type === "bad") return `line ${line} is no event: ${lineDefects[entry.defect]}`;
  return entry.type === "truncated"
    ? `${file} was begun again`
    : `line ${line} is too long to be an event: ${entry.byteLength} bytes`;
}

/** The time of day, in UTC as the journal has it. */
function timeOf(timestamp: unknown): string {
  return typeof timestamp === "string" ? timestamp.slice(11, 19).padEnd(8) : " ".repeat(8);
}
