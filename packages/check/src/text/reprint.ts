import type { JsonObject } from "@shipslog/contract";
import { printLine } from "@shipslog/contract/text";
import type { TextSpan } from "./locate.ts";

const shownLength = 12;

/** Prints an event in the game's layout; undefined for an event with a number that JSON cannot express, such as 1e999. */
export function reprint(event: JsonObject, print: (event: JsonObject) => string): string | undefined {
  try {
    return print(event);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The last line that was printed: several rules ask about the same one. */
let last: { readonly event: JsonObject; readonly printed: string | undefined } | undefined;

/** Prints an event as a line of the journal; undefined when that cannot be. */
export function reprintLine(event: JsonObject): string | undefined {
  if (last?.event !== event) last = { event, printed: reprint(event, printLine) };
  return last.printed;
}

/** Where two texts begin to differ, with what each has there. */
interface TextDifference {
  readonly expected: string;
  readonly received: string;
  readonly span: TextSpan;
}

/** Where a text begins to differ from what was printed, as a finding reports it. */
export function firstDifference(raw: string, printed: string): TextDifference {
  let at = 0;
  while (at < raw.length && raw[at] === printed[at]) at++;
  return {
    expected: JSON.stringify(printed.slice(at, at + shownLength)),
    received: JSON.stringify(raw.slice(at, at + shownLength)),
    span: { start: at, length: 1 },
  };
}
