import { expect, it } from "vitest";
import { nearestWord } from "./nearestWord.ts";

it.each([
  ["jmup", ["dock", "jump"], "jump"],
  ["DOCK", ["dock", "jump"], "dock"],
  ["scan", ["span", "scam"], "scam"],
  ["archive", ["jump"], undefined],
  ["x", [], undefined],
])("finds the word nearest to %s", (word, known, nearest) => {
  expect(nearestWord(word, known)).toBe(nearest);
});

it("prefers the word that starts alike when two are equally near", () => {
  expect(nearestWord("--fron", ["--iron", "--from"])).toBe("--from");
});
