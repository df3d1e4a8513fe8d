import { isKind, type Entry, type EventEntry } from "@shipslog/contract";
import { groupDigits } from "@shipslog/contract/internal";
import { lineDefects } from "@shipslog/contract/text";
import type { Palette } from "../../text/palette.ts";
import type { StyledLine } from "./Screen.ts";
import { describeEvent } from "./describeEvent.ts";
import type { HeldRun } from "./NoiseFold.ts";

/** The length of the longest name of the sixteen kinds. */
const kindWidth = 24;

/** Formats an entry in one line: time, kind and a short sentence. */
export function entryLine(entry: Entry, paint: Palette, isNarrow = false): StyledLine {
  if (entry.type === "event") return eventLine(entry, paint, isNarrow);
  return [[describeProblem(entry), paint.warning]];
}

/** Formats an event in one line: time, kind where there is room, and a short sentence. */
export function eventLine(entry: Pick<EventEntry, "kind" | "event">, paint: Palette, isNarrow = false): StyledLine {
  const words = describeEvent(entry);
  const isKnown = isKind(entry.kind);
  return [
    [`${timeOf(entry.event["timestamp"])}  `, paint.dim],
    [isNarrow ? "" : `${entry.kind.padEnd(kindWidth)}  `, isKnown ? paint.kind : paint.dim],
    isKnown ? [words] : [words, paint.dim],
  ];
}

/** Formats the lines of a run that were not shown: how many, and the last of them. */
export function heldLine({ kind, count, last }: HeldRun, paint: Palette, isNarrow = false): StyledLine {
  const what = count === 1 ? "" : `${groupDigits(count - 1)} more, then: `;
  return [
    [`${timeOf(last.event["timestamp"])}  `, paint.dim],
    [isNarrow ? "" : `${kind.padEnd(kindWidth)}  `, paint.dim],
    [`${what}${describeEvent(last)}`, paint.dim],
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
