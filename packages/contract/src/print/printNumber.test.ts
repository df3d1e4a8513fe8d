import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DecimalsLayout } from "../text/Layout.ts";
import { parseJson } from "../text/parse.ts";
import { printNumber, roundNumber } from "./printNumber.ts";

const anyNumber = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.float({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);
const gameNumber = fc.oneof(
  fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
  fc.double({ noNaN: true, min: -1e-5, max: 1e-5 }),
);
const decimals = fc.record({
  decimals: fc.constantFrom(3, 5, 6),
  precision: fc.constantFrom("single" as const, "double" as const),
});
const six: DecimalsLayout = { decimals: 6, precision: "single" };

describe("printNumber", () => {
  it("never changes a number, whatever decimals its field has", () => {
    fc.assert(
      fc.property(anyNumber, fc.option(decimals, { nil: undefined }), (value, layout) => {
        const again = parseJson(printNumber(value, layout));
        expect(again === value).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it("has no sign on zero", () => {
    expect(printNumber(-0, six)).toBe("0.000000");
    expect(printNumber(-0, undefined)).toBe("0");
  });

  it.each([
    [1, six, "1.000000"],
    [29.860001, six, "29.860001"],
    [-2.5, { decimals: 5, precision: "single" }, "-2.50000"],
    [427986.123456, { decimals: 6, precision: "double" }, "427986.123456"],
    [427986.123456, six, "427986.123456"],
    [0.1, { decimals: 3, precision: "single" }, "0.100"],
    [0.12345, { decimals: 3, precision: "single" }, "0.12345"],
    [-1e-9, six, "-1e-9"],
    [1e39, six, "1e+39"],
    [2 ** 53, undefined, "9.007199254740992e+15"],
    [4294967295, undefined, "4294967295"],
    [Number.MAX_SAFE_INTEGER, undefined, "9007199254740991"],
    [Number.MIN_SAFE_INTEGER, undefined, "-9007199254740991"],
  ] as const)("prints %d by %j as %s", (value, layout, text) => expect(printNumber(value, layout)).toBe(text));

  it.each([Number.NaN, Infinity, -Infinity])("refuses %d", (value) => {
    expect(() => printNumber(value, six)).toThrow(RangeError);
    expect(() => printNumber(value, undefined)).toThrow(RangeError);
    expect(() => roundNumber(value, six)).toThrow(RangeError);
  });
});

describe("roundNumber", () => {
  it("is settled after one time, and prints with fixed decimals", () => {
    fc.assert(
      fc.property(gameNumber, decimals, (value, layout) => {
        const settled = roundNumber(value, layout);
        expect(roundNumber(settled, layout)).toBe(settled);
        expect(printNumber(settled, layout)).toMatch(new RegExp(`^-?\\d+\\.\\d{${layout.decimals}}$`));
        expect(Object.is(settled, -0)).toBe(false);
      }),
      { numRuns: 5000 },
    );
  });

  it("is the number that the printed text parses to, also near a tie", () => {
    const nearTie = fc.tuple(fc.integer({ min: -4e9, max: 4e9 }), fc.double({ min: -1e-9, max: 1e-9, noNaN: true }));
    const tied = fc
      .tuple(nearTie, decimals)
      .map(([[whole, off], { decimals: places }]) => (whole + 0.5) / 10 ** places + off);
    fc.assert(
      fc.property(fc.oneof(gameNumber, tied), decimals, (value, layout) => {
        const single = layout.precision === "single" ? Math.fround(value) : value;
        expect(roundNumber(value, layout)).toBe(Number(single.toFixed(layout.decimals)) + 0);
      }),
      { numRuns: 20_000 },
    );
  });

  it("leaves single precision in the digits, as the game does", () => {
    expect(roundNumber(29.86, six)).toBe(29.860001);
    expect(roundNumber(29.86, { decimals: 6, precision: "double" })).toBe(29.86);
    expect(roundNumber(-1e-9, six)).toBe(0);
  });

  it("refuses what single precision cannot hold", () => expect(() => roundNumber(1e39, six)).toThrow(RangeError));
});

describe("a layout with significant digits", () => {
  // The first three are masses and radii of real rings.
  it.each([
    [587_950_000, "5.8795e+08"],
    [1_925_200_000, "1.9252e+09"],
    [18_000, "18000"],
    [100_000, "1e+05"],
    [0.5, "0.5"],
    [0.00001234, "1.234e-05"],
    [-0, "0"],
  ])("prints %d as %s", (value, text) => expect(printNumber(value, { digits: 5 })).toBe(text));

  it("is settled after one time, and parses to what it settled to", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e300, max: 1e300, noNaN: true }),
        fc.integer({ min: 1, max: 15 }),
        (value, digits) => {
          const settled = roundNumber(value, { digits });
          expect(roundNumber(settled, { digits })).toBe(settled);
          expect(parseJson(printNumber(settled, { digits }))).toBe(settled);
        },
      ),
    );
  });
});
