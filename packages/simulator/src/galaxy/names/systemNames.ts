import { below, shareAt, wordAt, type Key } from "../../chance/Key.ts";
import { acrossSector, type AddressParts } from "../address.ts";

/**
 * Alternating lists of consonants and vowels, each separated by spaces. A word takes one entry of each list, so that
 * different numbers give different words.
 */
type Syllables = readonly (readonly string[])[];

const separate = (lists: readonly string[]): Syllables => lists.map((list) => list.split(" "));

/** Eighteen bits: names of inhabited systems. */
const systemSyllables = separate([
  "b d f g h j k l m n p r s t v z",
  "a e i o u ai au ei",
  "b d g k l m n p r s t v lk lm lv mb nd ng nt rd rk rl rm rn rv sk sp st th zh ld mr",
  "a e i o",
  "ck d g l m n nd r rn s sk st t th v x",
]);

/** Twenty bits: names of sectors and regions. */
const sectorSyllables = separate([
  "bl br ch cl cr dr fl fr gl gr hy kl kr ly my ny pl pr qu sc sh sl sm sn st sw th tr tw v wr z",
  "ae ea ia io oa oe oo ua",
  "b c d dr f g gl j k l ll m mn n nn p ph q r rr s sc sk ss t th tr v w x z zz",
  "a au ei i o ou u y",
  "c f h k ll m n p q r ss t th v x zz",
]);

/** Numbers of sectors and regions have this many bits. */
const sectorBits = 20;

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Returns the unique name of a sector. */
function sectorName(key: Key, x: number, y: number, z: number): string {
  const number = x + 128 * (y + 64 * z);
  return spellNumber(permute(number, sectorBits, below(key, "sectors")), sectorSyllables);
}

/** Derives the name of a system from its id: sector, three letters and a number for the boxel, mass code, number. */
export function proceduralName(key: Key, { massCode, x, y, z, number }: AddressParts): string {
  const across = acrossSector(massCode);
  const sector = sectorName(key, Math.floor(x / across), Math.floor(y / across), Math.floor(z / across));
  // Boxels of a sector are counted in rows of 128, whatever their size.
  const boxel = (x % across) + 128 * (y % across) + 16_384 * (z % across);
  const [first, second, third] = [boxel, Math.floor(boxel / 26), Math.floor(boxel / 676)].map((at) => letters[at % 26]);
  const row = Math.floor(boxel / 17_576);
  const mass = "abcdefgh"[massCode];
  return `${sector} ${first}${second}-${third} ${mass}${row === 0 ? "" : `${row}-`}${number}`;
}

/** Returns the name of a region, by the number of its cell. */
export function regionName(key: Key, cell: number): string {
  return spellNumber(permute(cell, sectorBits, below(key, "regions")), sectorSyllables);
}

/** Serial numbers of settled systems have this many bits: nine for the neighbourhood, nine for the rank within it. */
const settledBits = 18;
const catalogues = ["OSC", "Tessen", "KRV", "Lunde", "ABQ"];
const shares = { procedural: 0.1, catalogue: 0.16 };

/**
 * Returns the unique given name of a settled system: mostly a word, sometimes a catalogue number; undefined for a system that
 * keeps its procedural name.
 */
export function settledName(key: Key, serial: number): string | undefined {
  if (serial >= 1 << settledBits) return undefined;
  const own = below(below(key, "settled names"), serial);
  const style = shareAt(own, 0);
  if (style < shares.procedural) return undefined;
  const number = permute(serial, settledBits, below(key, "settled words"));
  if (style < shares.procedural + shares.catalogue) {
    return `${catalogues[Math.floor(shareAt(own, 1) * catalogues.length)]} ${number}`;
  }
  return spellNumber(number, systemSyllables);
}

/** Spells a number as a capitalised word. */
function spellNumber(number: number, syllables: Syllables): string {
  let left = number;
  let word = "";
  for (const runs of syllables) {
    word += runs[left % runs.length] ?? "";
    left = Math.floor(left / runs.length);
  }
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Maps the numbers below 2^bits one to one onto themselves, in an order determined by a key. */
function permute(number: number, bits: number, key: Key): number {
  const mask = (1 << bits) - 1;
  const half = bits >> 1;
  let mixed = number;
  for (let round = 0; round < 3; round += 1) {
    // An odd factor, a sum and a shifted exclusive-or are each invertible below 2^bits.
    mixed = (Math.imul(mixed, wordAt(key, 2 * round) | 1) + wordAt(key, 2 * round + 1)) & mask;
    mixed ^= mixed >>> half;
  }
  return mixed;
}
