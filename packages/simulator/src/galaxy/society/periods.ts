import { absorb, shareAt, type Key } from "../../chance/Key.ts";

/** A period of days: its key, and how many days of it have passed. */
export interface Period {
  readonly key: Key;
  readonly age: number;
}

/** Divides time into periods of equal length, with an offset per key, and returns the period of a day. */
export function periodOn(key: Key, day: number, lengthDays: number): Period {
  const shifted = day + Math.floor(shareAt(key, 0) * lengthDays);
  const number = Math.floor(shifted / lengthDays);
  return { key: absorb(key, number), age: shifted - number * lengthDays };
}

/** Returns a value from -1 to 1 that changes gradually, with a new target every `turnDays`. */
export function driftOn(key: Key, day: number, turnDays: number): number {
  const { key: own, age } = periodOn(key, day, turnDays);
  const { key: next } = periodOn(key, day + turnDays, turnDays);
  const from = shareAt(own, 1);
  const to = shareAt(next, 1);
  return 2 * (from + ((to - from) * age) / turnDays) - 1;
}
