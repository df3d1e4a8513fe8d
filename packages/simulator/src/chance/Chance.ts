/** A label that names a stream of chance below another: `chance.fork("station", 3)`. */
export type ChanceLabel = string | number;

/** A value and how often it should come up against the others of its table. */
export type Weighted<T> = readonly [value: T, weight: number];

/** A seeded source of chance: the same seed and labels give the same draws on every machine. */
export interface Chance {
  /** Draws a number from 0 (included) to 1 (excluded). */
  next(): number;
  /** Draws a whole number from min to max, both included. */
  integer(min: number, max: number): number;
  /** Draws a number from min (included) to max (excluded). */
  between(min: number, max: number): number;
  /** Says yes with this probability, from 0 to 1. */
  isLucky(probability: number): boolean;
  /** Draws one element of a list that has at least one. */
  pick<T>(list: readonly T[]): T;
  /** Draws one value of a table, each as often as its weight says. */
  weighted<T>(table: readonly Weighted<T>[]): T;
  /** Gives a new list with the elements in a drawn order. */
  shuffled<T>(list: readonly T[]): T[];
  /**
   * Opens a stream of its own for these labels. It depends on the seed and on all labels on the way, never on what was drawn
   * before: asking in another order gives the same streams, asking twice gives the same stream from its start.
   */
  fork(...labels: readonly ChanceLabel[]): Chance;
}
