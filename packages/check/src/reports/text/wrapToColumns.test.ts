import { displayWidth, escapeControls } from "@shipslog/contract/internal";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileText } from "../../../tests/helpers/hostileFindings.ts";
import { clipStartToColumns, wrapToColumns } from "./wrapToColumns.ts";

const shown = hostileText.map(escapeControls);
const width = fc.integer({ min: 2, max: 40 });

describe("wrapToColumns", () => {
  it("breaks between words, and inside a word longer than a line", () => {
    expect(wrapToColumns("one two three", 7)).toEqual(["one two", "three"]);
    expect(wrapToColumns("abcdefgh ij", 3)).toEqual(["abc", "def", "gh", "ij"]);
    expect(wrapToColumns("", 3)).toEqual([""]);
  });

  it("loses no character and never exceeds the width", () => {
    fc.assert(
      fc.property(shown, width, (text, columns) => {
        const lines = wrapToColumns(text, columns);
        expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
        for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(columns);
      }),
    );
  });
});

describe("clipStartToColumns", () => {
  it("keeps text that fits, and otherwise its end", () => {
    expect(clipStartToColumns("abc", 3)).toBe("abc");
    expect(clipStartToColumns("abcd", 3)).toBe("…cd");
    expect(clipStartToColumns("東京都", 4)).toBe("…都");
    fc.assert(
      fc.property(shown, width, (text, columns) => {
        const clipped = clipStartToColumns(text, columns);
        expect(displayWidth(clipped)).toBeLessThanOrEqual(columns);
        expect(text.endsWith(clipped.replace(/^…/, ""))).toBe(true);
      }),
    );
  });
});
