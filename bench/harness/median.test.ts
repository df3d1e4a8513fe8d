import { expect, it } from "vitest";
import { median } from "./median.ts";

it("computes the median", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([])).toBeNull();
});
