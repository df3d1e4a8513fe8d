import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mayHoldLongInteger } from "./longInteger.ts";

const padding = fc.string({ unit: fc.constantFrom("a", " ", ",", ":", "1", '"'), maxLength: 40 });
const longInteger = fc.oneof(
  fc.bigInt({ min: 2n ** 53n, max: 2n ** 80n }),
  fc.bigInt({ min: -(2n ** 80n), max: -(2n ** 53n) }),
);

describe("mayHoldLongInteger", () => {
  it("never misses an integer beyond 2^53-1, wherever it stands", () => {
    fc.assert(
      fc.property(
        padding,
        fc.constantFrom(":", "[", ",", " ", ": ", "\t"),
        longInteger,
        padding,
        (left, link, id, right) => {
          expect(mayHoldLongInteger(`${left}${link}${id}${right}`)).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("sees one that is the whole text", () => {
    fc.assert(
      fc.property(longInteger, (id) => {
        expect(mayHoldLongInteger(String(id))).toBe(true);
      }),
    );
  });

  it("passes over safe integers, fractions and strings of digits", () => {
    const harmless = fc.oneof(
      fc
        .maxSafeInteger()
        .filter((id) => Math.abs(id) < 9e15)
        .map(String),
      fc.double({ noNaN: true, min: -1e6, max: 1e6 }).map((value) => value.toFixed(20)),
      fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }).map((id) => `"${id}"`),
      fc.array(fc.integer({ min: 1_000_000, max: 99_999_999 }), { minLength: 2, maxLength: 6 }).map(String),
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", " "), maxLength: 20 }), harmless, (left, token) => {
        expect(mayHoldLongInteger(`${left}:${token}, "x":1`)).toBe(false);
      }),
    );
  });

  it.each([
    "999999999999999",
    "8999999999999999",
    "-8999999999999999",
    "[12345,99999999,99999999]",
    '["-18446744073709551615"]',
  ])("passes over %s as the whole text", (text) => {
    expect(mayHoldLongInteger(text)).toBe(false);
  });
});
