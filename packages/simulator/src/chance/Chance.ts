/** A label of a substream: `chance.fork("station", 3)`. */
export type ChanceLabel = string | number;

/** A value and its weight relative to the others of its table. */
export type Weighted<T> = readonly [value: T, weight: number];

/** A seeded random source: the same seed and labels give the same draws on every machine. */
export interface Chance {
  /** Draws a number from 0 (included) to 1 (excluded). */
  next(): number;
  /** Draws a whole number from min to max, both included. */
  integer(min: number, max: number): number;
  /** Draws a number from min (included) to max (excluded). */
  between(min: number, max: number): number;
  /** Returns true with a probability from 0 to 1. */
  isLucky(probability: number): boolean;
  /** Draws an element of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** Draws a value of a table by weight. */
  weighted<T>(table: readonly Weighted<T>[]): T;
  /** Returns a shuffled copy of a list. */
  shuffled<T>(list: readonly T[]): T[];
  /**
   * Opens a substream for these labels. It depends only on the seed and the labels that lead to it, never on earlier draws:
   * the order of forks does not matter, and forking twice gives the same stream from its start.
   */
  fork(...labels: readonly ChanceLabel[]): Chance;
}
