import fc from "fast-check";
import { expect, it } from "vitest";
import { fit, widthOf } from "./width.ts";

it.each([
  ["Sol", 3],
  ["日本", 4],
  ["e\u0301a", 2],
  ["🚀", 2],
  ["", 0],
])("measures %j", (text, width) => {
  expect(widthOf(text)).toBe(width);
});

it("never exceeds the columns it is given", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(40), (text, columns) => {
      const shown = fit(text, columns);
      expect(widthOf(shown)).toBeLessThanOrEqual(columns);
      expect(shown === text).toBe(widthOf(text) <= columns);
    }),
  );
});
