import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moduleName, slotName } from "./modules.ts";
import { displayDegrees, displayInteger, displayLength } from "./numbers.ts";
import { localisedText, displayText, spacedWords } from "./text.ts";
import { displayDuration } from "./time.ts";

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
    ["tacticalsuit_class1", "$TacticalSuit_Class1_Name;", "Tactical suit class 1"],
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

describe("modules", () => {
  it.each([
    ["int_powerplant_size4_class5", "4A power plant"],
    ["$hpt_pulselaser_gimbal_medium_name;", "pulse laser gimballed medium"],
    ["constructor", "constructor"],
  ])("%s becomes %s", (item, words) => {
    expect(moduleName(item)).toBe(words);
  });

  it("have readable slot names", () => {
    expect(slotName("Slot07_Size3")).toBe("Slot 7, size 3");
    expect(slotName("FrameShiftDrive")).toBe("Frame Shift Drive");
  });
});
