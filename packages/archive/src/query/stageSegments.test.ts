import { expect, it } from "vitest";
import { chooseSegments } from "./stageSegments.ts";

const segment = (rows: number) => ({
  path: String(rows),
  table: "segments",
  month: "mixed",
  shape: "",
  rows,
  bytes: rows,
});

it("reads segments of 65,536 lines, and counts the others", () => {
  const small = [segment(1), segment(16_384)];
  expect(chooseSegments(small)).toEqual({ read: small, leftLines: 0 });
  const many = Array.from({ length: 6 }, () => segment(16_384));
  expect(chooseSegments(many)).toEqual({ read: many.slice(0, 4), leftLines: 32_768 });
});
