import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseHeader, printHeader } from "./header.ts";

const number = fc.nat({ max: 2 ** 31 });
const header = fc
  .record({
    file: fc.string({ minLength: 1, maxLength: 60, unit: "grapheme" }).filter((file) => file.length <= 200),
    generation: number,
    offset: number,
    line: number,
    byteLength: fc.integer({ min: 1, max: 2 ** 20 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    defect: fc.constantFrom("encoding" as const, "oversize" as const, undefined),
  })
  .map(({ file, generation, offset, line, byteLength, share, defect }) => {
    return { position: { file, generation, offset, line }, byteLength, after: Math.floor(offset * share), defect };
  });

describe("the header", () => {
  it("is printable ASCII and parses back to the same values", () => {
    fc.assert(
      fc.property(header, (given) => {
        const text = printHeader(given);
        expect(text).toMatch(/^[\u0021-\u007E]+(?: [\u0021-\u007E]+)*$/);
        expect(parseHeader(text)).toEqual(given);
      }),
    );
  });

  it.each([
    ["another version", "2 f 0 0 1 1 0"],
    ["a field too few", "1 f 0 0 1 1"],
    ["a field too many", "1 f 0 0 1 1 0 encoding more"],
    ["an unknown defect", "1 f 0 0 1 1 0 other"],
    ["a negative number", "1 f 0 -1 1 1 0"],
    ["a number beyond 2^53", "1 f 0 9007199254740993 1 1 0"],
    ["an end beyond 2^53", "1 f 0 9007199254740991 1 1 0"],
    ["an empty line", "1 f 0 0 0 1 0"],
    ["a previous line that ends after the start of the line", "1 f 0 5 1 1 6"],
    ["a file name that is not UTF-8", "1 %FF 0 0 1 1 0"],
    ["no file", "1  0 0 1 1 0"],
  ])("is rejected with %s", (_what, text) => {
    expect(parseHeader(text)).toBeUndefined();
  });
});
