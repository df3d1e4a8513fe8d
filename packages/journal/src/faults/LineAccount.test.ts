import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { WriteStep } from "../write/WriteStep.ts";
import { LineAccount } from "./LineAccount.ts";

const file = "Journal.2026-05-01T120000.01.log";
const atMs = 0;

/** Where the lines of a text begin: the model, which only knows whole texts. */
function lineStarts(text: string): readonly number[] {
  return [...text.matchAll(/[^\n]*\n|[^\n]+$/g)].map(({ index }) => index);
}

describe("the account of lines", () => {
  it("knows where the line stands that each write begins or goes on with", () => {
    const pieces = fc.array(fc.stringMatching(/^[ab\n]{1,6}$/), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(pieces, (texts) => {
        const account = new LineAccount();
        let text = "";
        for (const piece of texts) {
          const position = account.take({ type: "append", atMs, file, bytes: new TextEncoder().encode(piece) });
          const starts = lineStarts(text + piece);
          const { length } = text;
          const line = starts.findLastIndex((start) => start <= length) + 1;
          expect(position).toEqual({ file, offset: starts[line - 1], line, generation: 0 });
          text += piece;
        }
      }),
    );
  });

  it("counts every cut, and the lines from the beginning after one", () => {
    const account = new LineAccount();
    const append = (text: string): WriteStep => ({ type: "append", atMs, file, bytes: new TextEncoder().encode(text) });
    account.take({ type: "open", atMs, file });
    account.take(append("one\r\n"));
    account.take(append("two\r\n"));
    expect(account.take({ type: "truncate", atMs, file, byteLength: 5 })).toMatchObject({ line: 0, generation: 1 });
    expect(account.take(append("new\r\n"))).toEqual({ file, offset: 5, line: 2, generation: 1 });
    account.take({ type: "truncate", atMs, file, byteLength: 0 });
    expect(account.take(append("new\r\n"))).toEqual({ file, offset: 0, line: 1, generation: 2 });
    expect(account.generationOf(file)).toBe(2);
  });
});
