import { createHmac } from "node:crypto";
import type { Role } from "./PersonalField.ts";

const consonants = "bdfghjklmnprstvz";
const vowels = "aeiou";
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const digitsAndLetters = `0123456789${letters}`;
/** The alphabets of a callsign's places, the hyphen left out. */
const callsignPlaces = [letters, digitsAndLetters, letters, digitsAndLetters, digitsAndLetters, letters];

/** Names that follow from a key: the same for the same key, not to be guessed without it. */
export class Pseudonyms {
  readonly #key: string;
  readonly #known = new Map<string, string>();

  constructor(key: string) {
    this.#key = key;
  }

  /** The pseudonym of a value; of one that was upper case it is upper case. */
  of(role: Role, value: string): string {
    const id = `${role}\n${value}`;
    const known = this.#known.get(id) ?? makers[role](this.#chance(role, value.toUpperCase()), value);
    this.#known.set(id, known);
    return known;
  }

  /** The pseudonym of a callsign; no two callsigns share one. */
  callsign(value: string): string {
    const signs = value.replace("-", "");
    const total = callsignPlaces.reduce((count, alphabet) => count * alphabet.length, 1);
    const index = callsignPlaces.reduce(
      (sum, alphabet, at) => sum * alphabet.length + alphabet.indexOf(signs.charAt(at)),
      0,
    );
    let rest = this.swap("callsign", index, total);
    let found = "";
    for (const alphabet of callsignPlaces.toReversed()) {
      found = alphabet.charAt(rest % alphabet.length) + found;
      rest = Math.floor(rest / alphabet.length);
    }
    return `${found.slice(0, 3)}-${found.slice(3)}`;
  }

  /**
   * Swaps the numbers below `count` among themselves: a Feistel network over the next even number of bits, walked until it
   * is back in range, so that two numbers never become one.
   */
  swap(label: string, value: number, count: number): number {
    const halfBits = Math.ceil(Math.log2(count) / 2);
    const half = 2 ** halfBits;
    let walked = value;
    do {
      let [left, right] = [Math.floor(walked / half), walked % half];
      for (let round = 0; round < 4; round++) {
        const mixed = this.#chance(label, `${count} ${round} ${right}`)(half);
        [left, right] = [right, (left ^ mixed) >>> 0];
      }
      walked = left * half + right;
    } while (walked >= count);
    return walked;
  }

  /** Numbers that follow from the key and a value, each below the limit it is asked for. */
  #chance(label: string, value: string): Chance {
    let [block, at, bytes] = [0, 0, Buffer.alloc(0)];
    return (limit) => {
      if (at + 4 > bytes.length) {
        bytes = createHmac("sha256", this.#key).update(`${label}\n${block++}\n${value}`).digest();
        at = 0;
      }
      at += 4;
      return bytes.readUInt32BE(at - 4) % limit;
    };
  }
}

type Chance = (limit: number) => number;

const pick = (chance: Chance, alphabet: string) => alphabet.charAt(chance(alphabet.length));
const times = (count: number, make: () => string) => Array.from({ length: count }, make).join("");
const word = (chance: Chance, syllables: number) =>
  times(syllables, () => pick(chance, consonants) + pick(chance, vowels));
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const digits = (chance: Chance, count: number) => times(count, () => pick(chance, "0123456789"));

/** Two words of seven syllables in all: 44 bits, so that no two names of a lifetime meet. */
function name(chance: Chance, value: string): string {
  const made = `${capitalised(word(chance, 3))} ${capitalised(word(chance, 4))}`;
  return value === value.toUpperCase() ? made.toUpperCase() : made;
}

/** How each sort of pseudonym is made; none has the form of a real one where that could be somebody else's. */
const makers: Readonly<Record<Role, (chance: Chance, value: string) => string>> = {
  person: name,
  // No real one begins with 0.
  commanderId: (chance) => `F0${digits(chance, 9)}`,
  squadron: name,
  // Far above any number a squadron has.
  squadronId: (chance) => `9${digits(chance, 11)}`,
  // Real ones have four letters.
  squadronTag: (chance) => times(6, () => pick(chance, letters)),
  carrier: name,
  chat: (chance, value) =>
    value
      .trim()
      .split(/\s+/)
      .map(() => word(chance, 2))
      .join(" "),
};
