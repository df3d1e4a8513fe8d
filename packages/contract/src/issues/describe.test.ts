import { expect, it } from "vitest";
import { describe } from "./describe.ts";

it.each([
  ["absent", undefined],
  ["null", null],
  ["array of 2", [1, 2]],
  ["object", { a: 1 }],
  ["1.5", 1.5],
  ["18446744073709551616", 2n ** 64n],
  ["false", false],
  ['"say \\"so\\""', 'say "so"'],
  [`"${"x".repeat(60)}"`, "x".repeat(60)],
  [`"${"x".repeat(60)}…"`, "x".repeat(61)],
])("says %s", (said, value) => {
  expect(describe(value)).toBe(said);
});
