import { expect, it } from "vitest";
import { judgeLines } from "./judgeLines.ts";

const linesOf = (...numbers: readonly number[]) =>
  numbers.map((number) => `{"MusicTrack":"line-${String(number).padStart(6, "0")}"}\n`).join("");

it("accepts each line once, in order, and nothing else", () => {
  expect(judgeLines(linesOf(1, 2, 3), 3)).toBeUndefined();
  expect(judgeLines(linesOf(1, 2), 3)).toBe("2 of 3 lines");
  expect(judgeLines(linesOf(1, 3), 3)).toBe("line 2 is number 3");
  expect(judgeLines(linesOf(1, 2, 2, 3), 3)).toBe("line 3 is number 2");
  expect(judgeLines(linesOf(1, 2, 3, 4), 3)).toBe("4 of 3 lines");
});
