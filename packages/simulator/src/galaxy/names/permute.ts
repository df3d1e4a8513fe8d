import { wordAt, type Key } from "../../chance/Key.ts";

/** Shuffles the numbers below 2^bits among themselves as a key says: none is lost, none is met twice. */
export function permute(number: number, bits: number, key: Key): number {
  const mask = (1 << bits) - 1;
  const half = bits >> 1;
  let mixed = number;
  for (let round = 0; round < 3; round += 1) {
    // An odd factor, a sum and a shifted exclusive-or can each be undone below 2^bits.
    mixed = (Math.imul(mixed, wordAt(key, 2 * round) | 1) + wordAt(key, 2 * round + 1)) & mask;
    mixed ^= mixed >>> half;
  }
  return mixed;
}
