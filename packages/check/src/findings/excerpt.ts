import type { Excerpt } from "./Finding.ts";
import { locate, type TextSpan } from "../text/locate.ts";

const maxLength = 160;
const contextBefore = 40;

/** Cuts out the piece of a line or file that a finding is about, by JSON pointer or by a given span. */
export function excerptOf(raw: string, pointer: string, given?: TextSpan): Excerpt {
  const span = given ?? (pointer === "" ? undefined : locate(raw, pointer)) ?? { start: 0, length: 0 };
  const lineStart = raw.lastIndexOf("\n", span.start - 1) + 1;
  const lineEnd = raw.indexOf("\n", span.start);
  const line = raw.slice(lineStart, lineEnd === -1 ? undefined : lineEnd).replace(/\r$/, "");
  const inLine = span.start - lineStart;
  const windowStart =
    line.length <= maxLength ? 0 : Math.max(0, Math.min(inLine - contextBefore, line.length - maxLength));
  const text = line.slice(windowStart, windowStart + maxLength);
  const start = inLine - windowStart;
  return {
    text,
    start,
    length: Math.max(0, Math.min(span.length, text.length - start)),
    column: inLine + 1,
    isCut: text.length < line.length,
  };
}
