import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exp, log, pow } from "./exponential.ts";
import { cos, sin } from "./trigonometry.ts";

const tolerance = 1e-12;
/** The smallest magnitude at which relative errors are compared. */
const tiny = 1e-300;

function expectClose(actual: number, expected: number, scale = Math.abs(expected)): void {
  expect(Math.abs(actual - expected), `${actual} should be ${expected}`).toBeLessThanOrEqual(tolerance * scale + tiny);
}

function doubles(min: number, max: number): fc.Arbitrary<number> {
  return fc.double({ min, max, noNaN: true });
}

describe("arithmetic of + - * / and sqrt", () => {
  it("agrees with exp from 1e-300 to 1e300", () => {
    fc.assert(fc.property(doubles(-690, 690), (x) => expectClose(exp(x), Math.exp(x))));
  });

  it("agrees with log over all positive numbers and near 1", () => {
    fc.assert(fc.property(doubles(Number.MIN_VALUE, 1e308), (x) => expectClose(log(x), Math.log(x))));
    fc.assert(fc.property(doubles(0.5, 2), (x) => expectClose(log(x), Math.log(x), Math.abs(Math.log(x)))));
  });

  it("agrees with pow for the powers a drive and a temperature need", () => {
    fc.assert(fc.property(doubles(1e-6, 1e6), doubles(-6, 6), (x, y) => expectClose(pow(x, y), x ** y)));
  });

  it("multiplies small whole powers", () => {
    expect([pow(2, 10), pow(10, 3), pow(-3, 3), pow(2, -2), pow(0, 0), pow(0, 2.5)]).toEqual([
      1024, 1000, -27, 0.25, 1, 0,
    ]);
  });

  it("agrees with sin and cos to 1e-12 over many turns", () => {
    fc.assert(
      fc.property(doubles(-1e4, 1e4), (x) => {
        expectClose(sin(x), Math.sin(x), 1);
        expectClose(cos(x), Math.cos(x), 1);
      }),
    );
    fc.assert(fc.property(doubles(-1.5, 1.5), (x) => expectClose(sin(x), Math.sin(x))));
  });

  it("handles edge cases", () => {
    expect([exp(1000), exp(-1000), log(0), exp(0), log(1), sin(0), cos(0)]).toEqual([
      Number.POSITIVE_INFINITY,
      0,
      Number.NEGATIVE_INFINITY,
      1,
      0,
      0,
      1,
    ]);
    expect([log(-1), sin(1e9), pow(-2, 0.5), exp(Number.NaN)].every(Number.isNaN)).toBe(true);
  });
});
