import { expect, it } from "vitest";
import { isBefore } from "./games.ts";

it.each([
  ["2.4", "3.4", true],
  ["3.4", "3.4", false],
  ["4.0.7", "3.4", false],
  ["4.0.7", "4.0.14", true],
  ["4.0.7", "4.0.7", false],
  ["2.4", "3.4", true],
  ["2.4", "2.2", false],
  [undefined, "3.4", false],
] as const)("game %s, before %s: %s, also when it is asked twice", (game, other, expected) => {
  expect([isBefore(game, other), isBefore(game, other)]).toEqual([expected, expected]);
});
