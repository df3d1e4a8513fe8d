import fc from "fast-check";
import { expect, it } from "vitest";
import { differByOneLetter, nearestWord } from "./nearestWord.ts";

it.each([
  ["jmup", ["dock", "jump"], "jump"],
  ["DOCK", ["dock", "jump"], "dock"],
  ["scan", ["span", "scam"], "scam"],
  ["archive", ["jump"], undefined],
  ["x", [], undefined],
  // A third of the letters, rounded up, may differ: two of six, not three.
  ["signal", ["sigXYl"], "sigXYl"],
  ["signal", ["sigXYZ"], undefined],
  // The whole word is shared with a longer one.
  ["Scan", ["Scans", "Scant"], "Scans"],
  ["Scans", ["can", "Scan"], "Scan"],
  ["scan", ["xscan", "scans"], "scans"],
  ["scan", ["xcan", "scax"], "scax"],
  // The end of a longer word is not near.
  ["scan", ["xxxxscan"], undefined],
  // A word is as far from the empty one as it has letters.
  ["a", [""], ""],
  ["abcd", [""], undefined],
])("finds the word nearest to %s", (word, known, nearest) => {
  expect(nearestWord(word, known)).toBe(nearest);
});

it("prefers the word that starts alike when two are equally near", () => {
  expect(nearestWord("--fron", ["--iron", "--from"])).toBe("--from");
});

it("counts letters that are added, removed and changed alike", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 6, maxLength: 12 }), fc.nat(), (word, place) => {
      const at = place % word.length;
      const other = `${word.slice(0, at)}${word.slice(at + 1)}`;
      expect(nearestWord(other, [`${word}????????`, word])).toBe(word);
      expect(nearestWord(word, [`${word}????????`, other])).toBe(other);
    }),
  );
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
