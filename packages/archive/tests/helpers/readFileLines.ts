import { readFileSync } from "node:fs";

/** A line of a file with its offset. */
export interface FileLine {
  readonly offset: number;
  readonly bytes: number;
  readonly raw: string;
  readonly isClosed: boolean;
}

/** Reads the lines of a file in the simplest possible way. */
export function readFileLines(path: string): FileLine[] {
  const bytes = readFileSync(path);
  const lines: FileLine[] = [];
  for (let offset = 0; offset < bytes.length;) {
    const newline = bytes.indexOf(10, offset);
    const end = newline === -1 ? bytes.length : newline + 1;
    const text = bytes.toString("utf8", offset, newline === -1 ? end : newline);
    lines.push({ offset, bytes: end - offset, raw: text.replace(/\r$/, ""), isClosed: newline !== -1 });
    offset = end;
  }
  return lines;
}
