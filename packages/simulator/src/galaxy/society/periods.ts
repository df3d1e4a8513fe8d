import { absorb, shareAt, type Key } from "../../chance/Key.ts";

/** A stretch of days: which one it is, and how many days of it have passed. */
export interface Period {
  readonly key: Key;
  readonly age: number;
}

/** Cuts time into spells of equal length that begin on days of their own for each key, and finds the one of a day. */
export function periodOn(key: Key, day: number, lengthDays: number): Period {
  const shifted = day + Math.floor(shareAt(key, 0) * lengthDays);
  const number = Math.floor(shifted / lengthDays);
  return { key: absorb(key, number), age: shifted - number * lengthDays };
}

/** A value from -1 to 1 that moves smoothly with the days, with a turning point every so often. */
export function driftOn(key: Key, day: number, turnDays: number): number {
  const { key: own, age } = periodOn(key, day, turnDays);
  const { key: next } = periodOn(key, day + turnDays, turnDays);
  const [from, to] = [shareAt(own, 1), shareAt(next, 1)];
  return 2 * (from + ((to - from) * age) / turnDays) - 1;
}
