import { expect, it } from "vitest";
import { describeDuration } from "./numbers.ts";

it.each([
  [400, "0 s"],
  [59_600, "1 min"],
  [7_500_000, "2 h 5 min"],
  [90_061_000, "1 d 1 h"],
])("formats %d ms", (durationMs, text) => {
  expect(describeDuration(durationMs)).toBe(text);
});
