import { copySlice } from "@shipslog/contract/text";
import type { Excerpt } from "./Finding.ts";
import { locateAll, type TextSpan } from "../text/locate.ts";

const maxLength = 160;
const contextBefore = 40;
const wholeText: TextSpan = { start: 0, length: 0 };

/** Cuts the piece at a JSON pointer, or at a given span, out of a text. */
type CutExcerpt = (pointer: string, span?: TextSpan) => Excerpt;

/** Prepares to cut the pieces at some pointers out of a line or file; it reads the text once, however many there are. */
export function excerptsOf(raw: string, pointers: Iterable<string>): CutExcerpt {
  const spanOf = locateAll(raw, pointers);
  const starts = lineStarts(raw);
  return (pointer, span = spanOf(pointer) ?? wholeText) => cutWindow(raw, starts, span);
}

/** Cuts out the piece of a line or file that one finding is about. */
export function excerptOf(raw: string, pointer: string, span?: TextSpan): Excerpt {
  return excerptsOf(raw, span === undefined ? [pointer] : [])(pointer, span);
}

/** Where the lines of a text start: a line of a journal has one, a companion file has several. */
function lineStarts(raw: string): readonly number[] {
  const starts = [0];
  for (let at = raw.indexOf("\n"); at !== -1; at = raw.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The index of the last start that is not after a place. */
function lineOf(starts: readonly number[], place: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? Infinity) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Cuts a window around a span out of its line, without its line end. */
function cutWindow(raw: string, starts: readonly number[], span: TextSpan): Excerpt {
  const line = lineOf(starts, span.start);
  const lineStart = starts[line] ?? 0;
  const next = starts[line + 1];
  const lineEnd = next === undefined ? raw.length : next - 1;
  const length = lineEnd - lineStart - (lineEnd > lineStart && raw[lineEnd - 1] === "\r" ? 1 : 0);
  const inLine = span.start - lineStart;
  const windowStart = length <= maxLength ? 0 : Math.max(0, Math.min(inLine - contextBefore, length - maxLength));
  const text = copySlice(raw, lineStart + windowStart, lineStart + Math.min(length, windowStart + maxLength));
  const start = inLine - windowStart;
  return {
    text,
    start,
    length: Math.max(0, Math.min(span.length, text.length - start)),
    column: inLine + 1,
    isCut: text.length < length,
  };
}
