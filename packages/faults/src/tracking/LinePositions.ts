import type { Position, WriteStep } from "@shipslog/contract";

const newline = "\n".charCodeAt(0);

/** The lines of one journal, and how often it was truncated. */
interface FileLines {
  /** Offsets at which lines start. */
  starts: number[];
  byteLength: number;
  generation: number;
  isInLine: boolean;
}

/** Computes from write steps the position of every line. */
export class LinePositions {
  readonly #files = new Map<string, FileLines>();

  /** Takes a step; returns the position of the line that its bytes start or continue, or of the truncation. */
  take(step: WriteStep): Position | undefined {
    if (step.type === "replace") return undefined;
    const lines = this.#linesOf(step.file);
    if (step.type === "append") return this.#append(step.file, lines, step.bytes);
    if (step.type === "truncate") return this.#truncate(step.file, lines, step.byteLength);
    return undefined;
  }

  /** How often a file was truncated so far. */
  generationOf(file: string): number {
    return this.#files.get(file)?.generation ?? 0;
  }

  #linesOf(file: string): FileLines {
    const known = this.#files.get(file) ?? { starts: [], byteLength: 0, generation: 0, isInLine: false };
    this.#files.set(file, known);
    return known;
  }

  #append(file: string, lines: FileLines, bytes: Uint8Array): Position {
    const line = lines.starts.length + (lines.isInLine ? 0 : 1);
    for (let at = 0; at < bytes.length;) {
      if (!lines.isInLine) lines.starts.push(lines.byteLength + at);
      const end = bytes.indexOf(newline, at);
      lines.isInLine = end === -1;
      at = end === -1 ? bytes.length : end + 1;
    }
    lines.byteLength += bytes.length;
    const offset = lines.starts[line - 1] ?? lines.byteLength;
    return { file, offset, line, generation: lines.generation };
  }

  /** A truncation has line 0, as in a reader's entry, so that it differs from the first line. */
  #truncate(file: string, lines: FileLines, byteLength: number): Position {
    lines.starts = lines.starts.filter((start) => start < byteLength);
    lines.isInLine = byteLength > 0 && lines.isInLine;
    lines.byteLength = byteLength;
    lines.generation++;
    return { file, offset: 0, line: 0, generation: lines.generation };
  }
}
