import { wordAt, type Key } from "../../chance/Key.ts";

/** Maps the numbers below 2^bits one to one onto themselves, in an order determined by a key. */
export function permute(number: number, bits: number, key: Key): number {
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
