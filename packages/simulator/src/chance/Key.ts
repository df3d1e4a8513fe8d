import type { ChanceLabel } from "./Chance.ts";

/** The identity of a stream: two 32-bit lanes that have absorbed a seed and labels. */
export interface Key {
  readonly left: number;
  readonly right: number;
}

/** Mixes a 32-bit word until every bit depends on every other. */
export function stir(word: number): number {
  let mixed = word;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}

/** Returns a key that has absorbed one more 32-bit word. */
export function absorb({ left, right }: Key, word: number): Key {
  const nextLeft = stir((left ^ word) + 0x9e3779b9);
  return { left: nextLeft, right: stir((right + Math.imul(word, 0x85ebca6b)) ^ nextLeft) };
}

const twoTo32 = 4_294_967_296;
const marks = { word: 1, wide: 2, text: 3 };

/** Returns the key of a label below this one; labels of different types never collide. */
export function below(key: Key, label: ChanceLabel): Key {
  if (typeof label === "string") return belowText(key, label);
  if (label === (label | 0)) return absorb(absorb(key, marks.word), label);
  if (!Number.isSafeInteger(label)) throw new RangeError(`a label must be a whole number, not ${label}`);
  const high = Math.floor(label / twoTo32);
  return absorb(absorb(absorb(key, marks.wide), high), (label - high * twoTo32) | 0);
}

function belowText(key: Key, label: string): Key {
  let { left, right } = absorb(absorb(key, marks.text), label.length);
  for (let at = 0; at < label.length; at += 1) {
    const word = label.charCodeAt(at);
    left = stir((left ^ word) + 0x9e3779b9);
    right = stir((right + Math.imul(word, 0x85ebca6b)) ^ left);
  }
  return { left, right };
}

/** Returns the key of a seed, before any label. */
export function keyOfSeed(seed: number): Key {
  return below({ left: 0x243f6a88, right: 0x85a308d3 }, seed);
}

/** Returns the word at an index of a key's endless sequence, from 0 to 2^32 - 1, by random access. */
export function wordAt({ left, right }: Key, index: number): number {
  return stir(stir(left + Math.imul(index, 0x9e3779b9)) ^ (right + index)) >>> 0;
}

/** Returns the number from 0 (included) to 1 (excluded) at an index of a key's sequence. */
export function shareAt(key: Key, index: number): number {
  return wordAt(key, index) / twoTo32;
}
