import { expect, it } from "vitest";
import { compareLists, isEqual } from "./compareLists.ts";

it("takes the same in the same order for equal", () => {
  expect(isEqual(compareLists(["a", "b"], ["a", "b"], true))).toBe(true);
});

it.each([
  ["lost", ["a"]],
  ["repeated", ["a", "b", "b"]],
  ["unexplained", ["a", "x", "b"]],
  ["outOfOrder", ["b", "a"]],
] as const)("sees what is %s", (how, found) => {
  const difference = compareLists(["a", "b"], found, true);
  expect(difference[how]).toBe(1);
  expect(isEqual(difference)).toBe(false);
});

it("takes nothing for no evidence", () => {
  expect(isEqual(compareLists([], [], true))).toBe(false);
});
