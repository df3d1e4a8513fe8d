import { hmac } from "./hmac.ts";

const consonants = "bdfghjklmnprstvz";
const vowels = "aeiou";
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const digitsAndLetters = `0123456789${letters}`;
/** The alphabet of each character of a callsign, without the hyphen. */
const callsignPlaces = [letters, digitsAndLetters, letters, digitsAndLetters, digitsAndLetters, letters];

/** What a value identifies. */
export type Role = "person" | "commanderId" | "squadron" | "squadronId" | "squadronTag" | "carrier" | "chat";

/** Pseudonyms derived from a key: the same key gives the same ones, and nobody can guess them without it. */
export class Pseudonyms {
  readonly #key: string;
  readonly #known = new Map<string, string>();

  constructor(key: string) {
    this.#key = key;
  }

  /** The pseudonym of a value; upper case when the value is. */
  of(role: Role, value: string): string {
    const id = `${role}\n${value}`;
    const known = this.#known.get(id) ?? makers[role](this.#chance(role, value.toUpperCase()), value);
    this.#known.set(id, known);
    return known;
  }

  /** The pseudonym of a callsign; different callsigns get different ones. */
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
   * Permutes the numbers below `count`: a Feistel network over the next even number of bits, repeated until the result is
   * in range, so that different numbers stay different.
   */
  swap(label: string, value: number, count: number): number {
    const halfBits = Math.ceil(Math.log2(count) / 2);
    const half = 2 ** halfBits;
    let walked = value;
    do {
      let left = Math.floor(walked / half);
      let right = walked % half;
      for (let round = 0; round < 4; round++) {
        const mixed = this.#chance(label, `${count} ${round} ${right}`)(half);
        [left, right] = [right, (left ^ mixed) >>> 0];
      }
      walked = left * half + right;
    } while (walked >= count);
    return walked;
  }

  /** A stream of numbers derived from the key and a value, each below the requested limit. */
  #chance(label: string, value: string): Chance {
    let block = 0;
    let at = 0;
    let bytes = new DataView(new ArrayBuffer(0));
    return (limit) => {
      if (at + 4 > bytes.byteLength) {
        bytes = new DataView(hmac(this.#key, `${label}\n${block++}\n${value}`).buffer);
        at = 0;
      }
      at += 4;
      return bytes.getUint32(at - 4) % limit;
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

/** Two words with seven syllables in total: 44 bits, enough to avoid collisions. */
function name(chance: Chance, value: string): string {
  const made = `${capitalised(word(chance, 3))} ${capitalised(word(chance, 4))}`;
  return value === value.toUpperCase() ? made.toUpperCase() : made;
}

/** The generator of each role. Where a real value could belong to somebody else, the form differs from real ones. */
const makers: Readonly<Record<Role, (chance: Chance, value: string) => string>> = {
  person: name,
  // Real ids do not begin with F0.
  commanderId: (chance) => `F0${digits(chance, 9)}`,
  squadron: name,
  // Larger than any real squadron id.
  squadronId: (chance) => `9${digits(chance, 11)}`,
  // Real tags have four letters.
  squadronTag: (chance) => times(6, () => pick(chance, letters)),
  carrier: name,
  chat: (chance, value) =>
    value
      .trim()
      .split(/\s+/)
      .map(() => word(chance, 2))
      .join(" "),
};
