import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { displayCount, displayDegrees, displayInteger, displayLength, displayPercent } from "./numbers.ts";
import { localisedText, displayText, spacedWords } from "./text.ts";
import { displayAge, displayDuration, displayWhen } from "./time.ts";

describe("text from a journal", () => {
  it("is cut and contains no control characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 500 }), fc.integer({ min: 1, max: 100 }), (text, most) => {
        const words = displayText(text, most);
        expect(words.length).toBeLessThanOrEqual(most);
        // oxlint-disable-next-line no-control-regex
        expect(words).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
      }),
    );
  });

  it.each([
    ["$economy_HighTech;", undefined, "High tech"],
    ["$economy_HighTech;", "Haute technologie", "Haute technologie"],
    ["tacticalsuit_class1", "$TacticalSuit_Class1_Name;", "Dominator suit, class 1"],
    ["Jameson Memorial", "", "Jameson Memorial"],
  ])("%s with %s becomes %s", (name, display, words) => {
    expect(localisedText(name, display)).toBe(words);
  });

  it("is split at capital letters", () => {
    expect(spacedWords("CivilWar")).toBe("Civil war");
    expect(spacedWords("Thargoid_Recovery")).toBe("Thargoid recovery");
  });
});

describe("numbers", () => {
  it("of one thing have its singular", () => {
    expect([0, 1, 2, 1000].map((count) => displayCount(count, "jump"))).toEqual([
      "0 jumps",
      "1 jump",
      "2 jumps",
      "1,000 jumps",
    ]);
    expect(displayCount(2, "body", "bodies")).toBe("2 bodies");
  });

  it("keep every digit of a long integer", () => {
    fc.assert(
      fc.property(fc.bigInt(), (value) => {
        expect(displayInteger(value)?.replaceAll(",", "")).toBe(`${value}`);
      }),
    );
  });

  it.each([
    [0, "0", "m"],
    [9999, "9,999", "m"],
    [10_000, "10.0", "km"],
    [240_090, "240", "km"],
  ])("format %d metres as %s %s", (metres, value, unit) => {
    expect(displayLength(metres)).toEqual({ value, unit });
  });

  it("have no percentage beyond the range of numbers", () => {
    expect(displayPercent(0.123, 1)).toBe("12.3 %");
    expect(displayPercent(1e308)).toBeUndefined();
    expect(displayPercent(undefined)).toBeUndefined();
  });

  it("contain the side of the equator", () => {
    expect(displayDegrees(-12.5, ["N", "S"])).toBe("12.5000° S");
    expect(displayDegrees(undefined, ["N", "S"])).toBeUndefined();
  });

  it.each([
    [-5, "0 s"],
    [59_999, "59 s"],
    [61_000, "1 min 01 s"],
    [3_600_000, "1 h 00 min"],
    [90_000_000, "1 d 1 h"],
  ])("format %d ms as %s", (spanMs, words) => {
    expect(displayDuration(spanMs)).toBe(words);
  });
});

it.each([
  ["2026-05-10T12:00:05Z", "12:00:05"],
  ["2026-05-10T09:30:00Z", "09:30:00"],
  ["2026-05-03T12:00:00Z", "3 May"],
  ["2016-05-03T12:00:00Z", "3 May 2016"],
  [undefined, undefined],
])("what happened at %s is listed with %s", (timestamp, words) => {
  expect(displayWhen(timestamp, Date.parse("2026-05-10T12:00:00Z"))).toBe(words);
});

describe("the age of a fact", () => {
  const session = Date.parse("2026-05-10T12:00:00Z");

  it.each([
    ["2026-05-10T12:00:00Z", undefined],
    ["2026-05-10T09:30:00Z", "as of 09:30:00"],
    ["2026-05-03T12:00:00Z", "as of 3 May"],
    ["2025-05-03T12:00:00Z", "as of 3 May 2025"],
    [undefined, undefined],
    ["not a time", undefined],
  ])("of %s is %s", (timestamp, words) => {
    expect(displayAge(timestamp, session)).toBe(words);
  });
});
