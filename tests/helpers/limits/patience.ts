/**
 * How long a test, proof or script waits for one thing before it reports that the thing did not happen. Far longer than
 * anything takes on a busy machine: the limit ends a hang with a name, it does not measure speed.
 */
export const patienceMs = 5 * 60_000;

/** The limit of a whole test: longer than one wait, so that the wait reports what was missing before the test is cut off. */
export const testPatienceMs = 2 * patienceMs;
