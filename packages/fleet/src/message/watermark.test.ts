import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseMarks, printGenerations, printWatermark } from "./watermark.ts";

const file = "Journal.log";
const mark = fc.record({
  file: fc.constant(file),
  generation: fc.nat(),
  offset: fc.nat(),
  lastOffset: fc.nat(),
  fingerprint: fc.stringMatching(/^[0-9a-f]{16}$/),
});

describe("the watermarks of a file", () => {
  it("are parsed back with all generations and their last lines", () => {
    fc.assert(
      fc.property(fc.array(mark, { minLength: 1, maxLength: 31 }), (marks) => {
        const [newest = { generation: 0, offset: 0 }] = marks;
        const parsed = parseMarks(file, printWatermark(newest), printGenerations(marks));
        expect(parsed).toEqual({ file, marks, isComplete: true });
      }),
    );
  });

  it("of the first version are the newest generation only", () => {
    const marks = [{ file, generation: 2, offset: 70 }];
    expect(parseMarks(file, "2 70", "")).toEqual({ file, marks, isComplete: false });
  });

  it.each([
    ["a value that is not a watermark", '{"stream":"JOURNAL_0","seq":5}', ""],
    ["a header with text", "0 5", "0:5:x"],
    ["a negative offset", "0 5", "0:-5"],
    ["a short fingerprint", "0 5", "0:5:0:abc"],
  ])("are rejected with %s", (_what, value, header) => {
    expect(parseMarks(file, value, header)).toBeUndefined();
  });
});
