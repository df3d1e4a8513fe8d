import { expect, it } from "vitest";
import { parseDurationMs, formatDuration } from "./duration.ts";

it.each([
  ["90s", 90_000],
  ["45m", 2_700_000],
  ["1.5h", 5_400_000],
  ["1d", 86_400_000],
])("reads %s", (text, durationMs) => {
  expect(parseDurationMs(text)).toBe(durationMs);
});

it.each(["", "2", "h", "0s", "-1h", "2 h", "1e3s"])("refuses %j", (text) => {
  expect(() => parseDurationMs(text)).toThrow("is no duration");
});

it.each([
  [400, "0 s"],
  [59_600, "1 min"],
  [7_500_000, "2 h 5 min"],
  [90_061_000, "1 d 1 h"],
])("says %d ms", (durationMs, words) => {
  expect(formatDuration(durationMs)).toBe(words);
});
