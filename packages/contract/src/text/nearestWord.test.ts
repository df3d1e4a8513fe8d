import { expect, it } from "vitest";
import { differByOneLetter, nearestWord } from "./nearestWord.ts";

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

it.each([
  ["Musik", "Music", true],
  ["Musc", "Music", true],
  ["Mussic", "Music", true],
  ["Muisc", "Music", true],
  ["usic", "Music", true],
  ["Musics", "Music", true],
  ["Music", "Music", false],
  ["Muskk", "Music", false],
  ["Mucis", "Music", false],
  ["", "A", true],
])("sees whether %s and %s differ by one letter", (one, other, isTrue) => {
  expect([differByOneLetter(one, other), differByOneLetter(other, one)]).toEqual([isTrue, isTrue]);
});
