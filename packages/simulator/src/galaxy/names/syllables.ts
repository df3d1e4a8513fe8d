/**
 * Alternating lists of consonants and vowels. A word takes one entry of each list, so that different numbers give different
 * words.
 */
export type Syllables = readonly (readonly string[])[];

/** Spells a number as a capitalised word. */
export function spellNumber(number: number, syllables: Syllables): string {
  let left = number;
  let word = "";
  for (const runs of syllables) {
    word += runs[left % runs.length] ?? "";
    left = Math.floor(left / runs.length);
  }
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Eighteen bits: names of inhabited systems. */
export const systemSyllables: Syllables = [
  ["b", "d", "f", "g", "h", "j", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z"],
  ["a", "e", "i", "o", "u", "ai", "au", "ei"],
  [
    ...["b", "d", "g", "k", "l", "m", "n", "p", "r", "s", "t", "v", "lk", "lm", "lv", "mb"],
    ...["nd", "ng", "nt", "rd", "rk", "rl", "rm", "rn", "rv", "sk", "sp", "st", "th", "zh", "ld", "mr"],
  ],
  ["a", "e", "i", "o"],
  ["ck", "d", "g", "l", "m", "n", "nd", "r", "rn", "s", "sk", "st", "t", "th", "v", "x"],
];

/** Twenty bits: names of sectors. */
export const sectorSyllables: Syllables = [
  [
    ...["bl", "br", "ch", "cl", "cr", "dr", "fl", "fr", "gl", "gr", "hy", "kl", "kr", "ly", "my", "ny"],
    ...["pl", "pr", "qu", "sc", "sh", "sl", "sm", "sn", "st", "sw", "th", "tr", "tw", "v", "wr", "z"],
  ],
  ["ae", "ea", "ia", "io", "oa", "oe", "oo", "ua"],
  [
    ...["b", "c", "d", "dr", "f", "g", "gl", "j", "k", "l", "ll", "m", "mn", "n", "nn", "p"],
    ...["ph", "q", "r", "rr", "s", "sc", "sk", "ss", "t", "th", "tr", "v", "w", "x", "z", "zz"],
  ],
  ["a", "au", "ei", "i", "o", "ou", "u", "y"],
  ["c", "f", "h", "k", "ll", "m", "n", "p", "q", "r", "ss", "t", "th", "v", "x", "zz"],
];
