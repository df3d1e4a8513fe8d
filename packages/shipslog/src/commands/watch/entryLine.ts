import { isKind, type Entry, type EventEntry } from "@shipslog/contract";
import { lineDefects } from "@shipslog/contract/text";
import type { Palette } from "../../text/palette.ts";
import type { StyledLine } from "./Screen.ts";
import { describeEvent } from "./describeEvent.ts";

/** The length of the longest name of the sixteen kinds. */
const kindWidth = 24;

/** Formats an entry in one line: time, kind and a short sentence. */
export function entryLine(entry: Entry, paint: Palette): StyledLine {
  if (entry.type === "event") return eventLine(entry, paint);
  return [[describeProblem(entry), paint.warning]];
}

/** Formats an event in one line: time, kind and a short sentence. */
export function eventLine(entry: Pick<EventEntry, "kind" | "event">, paint: Palette): StyledLine {
  const words = describeEvent(entry);
  const isKnown = isKind(entry.kind);
  return [
    [`${timeOf(entry.event["timestamp"])}  `, paint.dim],
    [`${entry.kind.padEnd(kindWidth)}  `, isKnown ? paint.kind : paint.dim],
    isKnown ? [words] : [words, paint.dim],
  ];
}

function describeProblem(entry: Exclude<Entry, EventEntry>): string {
  const { file, line } = entry.position;
  if (entry.type === "bad") return `line ${line} is not an event: it ${lineDefects[entry.defect]}`;
  return entry.type === "truncated" ? `${file} was truncated` : `line ${line} is too long: ${entry.byteLength} bytes`;
}

/** The time of day in UTC, as in the journal. */
function timeOf(timestamp: unknown): string {
  return typeof timestamp === "string" ? timestamp.slice(11, 19).padEnd(8) : " ".repeat(8);
}
