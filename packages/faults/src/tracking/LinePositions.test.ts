import type { WriteStep } from "@shipslog/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LinePositions } from "./LinePositions.ts";

const file = "Journal.2026-05-01T120000.01.log";
const atMs = 0;

/** Where the lines of a text start: the model, which only knows whole texts. */
function lineStarts(text: string): readonly number[] {
  return [...text.matchAll(/[^\n]*\n|[^\n]+$/g)].map(({ index }) => index);
}

describe("LinePositions", () => {
  it("returns the position of the line that each write starts or continues", () => {
    const pieces = fc.array(fc.stringMatching(/^[ab\n]{1,6}$/), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(pieces, (texts) => {
        const positions = new LinePositions();
        let text = "";
        for (const piece of texts) {
          const position = positions.take({ type: "append", atMs, file, bytes: new TextEncoder().encode(piece) });
          const starts = lineStarts(text + piece);
          const { length } = text;
          const line = starts.findLastIndex((start) => start <= length) + 1;
          expect(position).toEqual({ file, offset: starts[line - 1], line, generation: 0 });
          text += piece;
        }
      }),
    );
  });

  it("counts truncations, and lines from the start after one", () => {
    const positions = new LinePositions();
    const append = (text: string): WriteStep => ({ type: "append", atMs, file, bytes: new TextEncoder().encode(text) });
    positions.take({ type: "open", atMs, file });
    positions.take(append("one\r\n"));
    positions.take(append("two\r\n"));
    expect(positions.take({ type: "truncate", atMs, file, byteLength: 5 })).toMatchObject({ line: 0, generation: 1 });
    expect(positions.take(append("new\r\n"))).toEqual({ file, offset: 5, line: 2, generation: 1 });
    positions.take({ type: "truncate", atMs, file, byteLength: 0 });
    expect(positions.take(append("new\r\n"))).toEqual({ file, offset: 0, line: 1, generation: 2 });
    expect(positions.generationOf(file)).toBe(2);
  });
});
