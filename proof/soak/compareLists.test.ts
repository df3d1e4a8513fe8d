import { expect, it } from "vitest";
import { compareLists, isEqual } from "./compareLists.ts";

it("finds equal lists equal", () => {
  expect(isEqual(compareLists(["a", "b"], ["a", "b"], true))).toBe(true);
});

it.each([
  ["lost", ["a"]],
  ["repeated", ["a", "b", "b"]],
  ["unexplained", ["a", "x", "b"]],
  ["outOfOrder", ["b", "a"]],
] as const)("counts %s keys", (how, found) => {
  const difference = compareLists(["a", "b"], found, true);
  expect(difference[how]).toBe(1);
  expect(isEqual(difference)).toBe(false);
});

it("does not accept empty lists", () => {
  expect(isEqual(compareLists([], [], true))).toBe(false);
});
