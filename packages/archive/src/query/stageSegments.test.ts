import { expect, it } from "vitest";
import { chooseSegments } from "./stageSegments.ts";

const segment = (rows: number, unpackedBytes = rows) => {
  return { path: String(rows), table: "segments", month: "mixed", shape: "", rows, bytes: 1, unpackedBytes };
};

it("reads segments of 65,536 lines and 128 MiB, and counts the lines of the others", () => {
  const small = [segment(1), segment(16_384)];
  expect(chooseSegments(small)).toEqual({ read: small, leftLines: 0 });
  const many = Array.from({ length: 6 }, () => segment(16_384));
  expect(chooseSegments(many)).toEqual({ read: many.slice(0, 4), leftLines: 32_768 });
  const long = [segment(256, 2 ** 26), segment(256, 2 ** 26), segment(7, 1)];
  expect(chooseSegments(long)).toEqual({ read: long.slice(0, 2), leftLines: 7 });
});
