import fc from "fast-check";
import { expect, it } from "vitest";
import { displayedCharacters, displayWidth, truncate } from "./displayWidth.ts";

it.each([
  ["Sol", 3],
  ["日本", 4],
  ["e\u0301a", 2],
  ["🚀", 2],
  ["🇫🇷", 2],
  ["👩‍👩‍👧‍👦", 2],
  ["ｱ", 1],
  ["│─^…", 4],
  ["", 0],
])("measures %j", (text, width) => {
  expect(displayWidth(text)).toBe(width);
});

it("divides a text into what is shown as one character", () => {
  expect([...displayedCharacters("e\u0301🇫🇷日")]).toEqual([
    { text: "e\u0301", columns: 1 },
    { text: "🇫🇷", columns: 2 },
    { text: "日", columns: 2 },
  ]);
});

it("truncates to the given columns", () => {
  expect(truncate("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3)).toBe("👩‍👩‍👧‍👦…");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(40), (text, columns) => {
      const shown = truncate(text, columns);
      expect(displayWidth(shown)).toBeLessThanOrEqual(columns);
      expect(shown === text).toBe(displayWidth(text) <= columns);
    }),
  );
});
