import { parseLine } from "@shipslog/contract/text";
import { eventSentence } from "@shipslog/contract/words";
import type { TailLine } from "../../src/state/tail.ts";
import { displayText } from "../display/text.ts";

/** Longer lines are not parsed for a sentence. */
const maxRawLength = 20_000;

/** What a line tells, in a sentence: `Jumped 24.5 ly to Sol`; empty for a line that cannot be read. */
export function lineSentence({ kind, raw, isCut }: TailLine): string {
  if (kind === undefined || isCut || raw.length > maxRawLength) return "";
  const parsed = parseLine(raw);
  return parsed.ok ? displayText(eventSentence(kind, parsed.event), 120) : "";
}
