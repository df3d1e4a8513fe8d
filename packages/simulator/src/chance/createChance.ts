import type { Chance, ChanceLabel, Weighted } from "./Chance.ts";
import { below, keyOfSeed, stir, type Key } from "./Key.ts";

const twoTo26 = 67_108_864;
const twoTo53 = 9_007_199_254_740_992;

/** A stream of draws (xoshiro128**, in 32-bit integer operations only) and its key. */
class Stream implements Chance {
  readonly #key: Key;
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(key: Key) {
    this.#key = key;
    this.#a = stir(key.left + 0x9e3779b9);
    this.#b = stir(key.right + 0x3c6ef372);
    this.#c = stir(key.left ^ Math.imul(key.right, 0xc2b2ae35));
    // The lowest bit prevents the all-zero state, in which the generator never changes.
    this.#d = stir(this.#a ^ key.right) | 1;
  }

  #draw(): number {
    const scrambled = Math.imul(this.#b, 5);
    const drawn = Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
    const shifted = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= shifted;
    this.#d = (this.#d << 11) | (this.#d >>> 21);
    return drawn >>> 0;
  }

  next(): number {
    const high = this.#draw() >>> 5;
    const low = this.#draw() >>> 6;
    return (high * twoTo26 + low) / twoTo53;
  }

  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  between(min: number, max: number): number {
    return min + this.next() * (max - min);
  }

  isLucky(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError("cannot pick from an empty list");
    return list[Math.floor(this.next() * list.length)] as T;
  }

  weighted<T>(table: readonly Weighted<T>[]): T {
    let total = 0;
    for (const [, weight] of table) total += weight;
    let left = this.next() * total;
    for (const [value, weight] of table) {
      if (left < weight) return value;
      left -= weight;
    }
    // Rounding may leave a rest after the last weight.
    const last = table.findLast(([, weight]) => weight > 0);
    if (last === undefined) throw new RangeError("cannot draw from a table without weights");
    return last[0];
  }

  shuffled<T>(list: readonly T[]): T[] {
    const order = [...list];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = this.integer(0, last);
      [order[last], order[other]] = [order[other] as T, order[last] as T];
    }
    return order;
  }

  fork(...labels: readonly ChanceLabel[]): Chance {
    let key = this.#key;
    for (const label of labels) key = below(key, label);
    return new Stream(key);
  }
}

/** Creates the random source of a seed, a whole number. */
export function createChance(seed: number): Chance {
  return new Stream(keyOfSeed(seed));
}
