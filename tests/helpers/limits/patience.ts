/**
 * How long a test, proof or script waits for one thing before it reports that the thing did not happen. Far longer than
 * anything takes on a busy machine: the limit ends a hang with a name, it does not measure speed.
 */
export const patienceMs = 5 * 60_000;

/** The limit of a whole test: longer than one wait, so that the wait reports what was missing before the test is cut off. */
export const testPatienceMs = 2 * patienceMs;

/** What a quiet machine never needs. */
const leastPatienceMs = 60_000;

/**
 * How long to wait for something in a page or a program that took `openingMs` to show itself: that time tells how busy the machine is. A
 * text that never comes ends its test after a minute on a quiet machine, not after five.
 */
export function patienceAfter(openingMs: number): number {
  return Math.min(patienceMs, Math.max(leastPatienceMs, 20 * openingMs));
}
