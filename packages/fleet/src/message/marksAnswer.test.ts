import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseMarksAnswer, printMarks } from "./marksAnswer.ts";
import type { FileMarks, FileOffset } from "./watermark.ts";

const file = fc.string({ minLength: 1, maxLength: 60, unit: "grapheme" }).filter((name) => name.length <= 200);
const mark = fc.record({
  generation: fc.nat(),
  offset: fc.nat(),
  lastOffset: fc.nat(),
  fingerprint: fc.stringMatching(/^[0-9a-f]{16}$/),
});
const given = fc.dictionary(file, fc.array(mark, { minLength: 1, maxLength: 31 }), {
  maxKeys: 40,
  noNullPrototype: true,
});

/** Asks as often as an uplink has to, and joins the answers. */
function askAll(marks: ReadonlyMap<string, readonly FileOffset[]>, from: string, mostBytes: number) {
  const files: FileMarks[] = [];
  for (let next: string | undefined = from; next !== undefined;) {
    const text = printMarks(marks, next, mostBytes);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(mostBytes);
    expect(text).toMatch(/^[\u0020-\u007E\n]*$/);
    const answer = parseMarksAnswer(text);
    if (answer === undefined) throw new Error(`not an answer: ${text}`);
    files.push(...answer.files);
    next = answer.next;
  }
  return files;
}

describe("the marks of all files", () => {
  it("are parsed back, however many answers they take, each within the limit", () => {
    fc.assert(
      fc.property(given, fc.integer({ min: 4000, max: 8000 }), (marksOf, mostBytes) => {
        const marks = new Map(
          Object.entries(marksOf).map(([name, all]) => [name, all.map((each) => ({ file: name, ...each }))]),
        );
        const expected = [...marks].map(([name, all]) => ({ file: name, marks: all, isComplete: true }));
        expect(askAll(marks, "", mostBytes)).toEqual(expected.sort((one, other) => (one.file < other.file ? -1 : 1)));
      }),
    );
  });

  it("begin with the file that was asked for", () => {
    const marks = new Map(["a", "b", "c"].map((name) => [name, [{ file: name, generation: 0, offset: 5 }]]));
    expect(askAll(marks, "b", 4000).map((each) => each.file)).toEqual(["b", "c"]);
  });

  it.each(["", "marks 2", "marks 1\nf", "marks 1\nf 0:x", "marks 1 %", "5 10"])("are not parsed from %j", (text) => {
    expect(parseMarksAnswer(text)).toBeUndefined();
  });
});
