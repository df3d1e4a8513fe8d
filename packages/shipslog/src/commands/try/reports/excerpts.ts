import { displayWidth, escapeControls, truncate } from "@shipslog/contract/internal";

/** How much of what is equal is shown before the first difference. */
const leadCharacters = 24;

/** Lines that differ before this place are two events; then both are shown from their start. */
const alikeCharacters = 60;

/** Two lines cut to a width. */
export interface Excerpts {
  readonly expected: string | undefined;
  readonly received: string | undefined;
}

/** Cuts two lines to a width so that the first place where their JSON differs is shown. */
export function excerpts(expected: string | undefined, received: string | undefined, columns: number): Excerpts {
  const left = compact(expected);
  const right = compact(received);
  const start = left === undefined || right === undefined ? 0 : startOf(left, right, columns);
  return { expected: cut(left, start, columns), received: cut(right, start, columns) };
}

/** The spaces that the game writes between the tokens are left out, so that equal values look equal. */
function compact(line: string | undefined): string | undefined {
  if (line === undefined) return undefined;
  const tokens = escapeControls(line.trim()).match(/"(?:[^"\\]|\\.)*"|[^"\s]+|"/g) ?? [];
  return tokens.join("");
}

function startOf(left: string, right: string, columns: number): number {
  if (displayWidth(left) <= columns && displayWidth(right) <= columns) return 0;
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  if (at < alikeCharacters) return 0;
  // What is left of the longer line fills the width.
  return Math.max(0, Math.min(at - leadCharacters, Math.max(left.length, right.length) - columns + 2));
}

function cut(text: string | undefined, start: number, columns: number): string | undefined {
  if (text === undefined) return undefined;
  return truncate(start === 0 ? text : `…${text.slice(start).toWellFormed()}`, columns);
}
