import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printTimestamp } from "./printTimestamp.ts";

const farMs = 8_640_000_000_000_000;

/** The same by the calendar of the language. */
const expected = (timeMs: number): string => new Date(timeMs).toISOString().replace(/\.\d+Z$/, "Z");

describe("a timestamp", () => {
  it("is in UTC, with whole seconds", () => {
    expect(printTimestamp(Date.UTC(2026, 4, 1, 12, 3, 9, 999))).toBe("2026-05-01T12:03:09Z");
  });

  it("is right on every day of four hundred years", () => {
    const dayMs = 86_400_000;
    const wrong = Array.from({ length: 146_097 }, (_, day) => day * dayMs).filter(
      (timeMs) => printTimestamp(timeMs) !== expected(timeMs),
    );
    expect(wrong).toEqual([]);
  });

  it("is right at any time that a Date can hold", () => {
    fc.assert(
      fc.property(fc.integer({ min: -farMs, max: farMs }), (timeMs) => {
        expect(printTimestamp(timeMs)).toBe(expected(timeMs));
      }),
    );
  });
});
