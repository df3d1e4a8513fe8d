import { expect, it } from "vitest";
import { formatCount, groupDigits } from "./countWords.ts";

it.each([
  [1, "line", "1 line"],
  [0, "line", "0 lines"],
  [2000, "entry", "2,000 entries"],
  [3, "day", "3 days"],
])("counts %d of a %s", (count, noun, text) => {
  expect(formatCount(count, noun)).toBe(text);
});

it("takes a plural of its own", () => {
  expect(formatCount(2, "match", "matches")).toBe("2 matches");
});

it("groups the digits of any whole number", () => {
  expect([groupDigits(999), groupDigits(-1234), groupDigits(12_345_678_901_234_567_890n)]).toEqual([
    "999",
    "-1,234",
    "12,345,678,901,234,567,890",
  ]);
});
