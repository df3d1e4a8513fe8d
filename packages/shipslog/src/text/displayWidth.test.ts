import fc from "fast-check";
import { expect, it } from "vitest";
import { truncate, displayWidth } from "./displayWidth.ts";

it.each([
  ["Sol", 3],
  ["日本", 4],
  ["e\u0301a", 2],
  ["🚀", 2],
  ["", 0],
])("measures %j", (text, width) => {
  expect(displayWidth(text)).toBe(width);
});

it("truncates to the given columns", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(40), (text, columns) => {
      const shown = truncate(text, columns);
      expect(displayWidth(shown)).toBeLessThanOrEqual(columns);
      expect(shown === text).toBe(displayWidth(text) <= columns);
    }),
  );
});
