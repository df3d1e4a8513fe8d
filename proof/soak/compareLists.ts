/** The differences between two lists of keys. */
export interface ListDifference {
  readonly expected: number;
  readonly found: number;
  readonly lost: number;
  readonly repeated: number;
  readonly unexplained: number;
  readonly outOfOrder: number;
}

/** Compares found keys with expected keys: each once, in order, and nothing else. */
export function compareLists(
  expected: readonly string[],
  found: readonly string[],
  isOrdered: boolean,
): ListDifference {
  const places = new Map(expected.map((key, at) => [key, at]));
  const seen = new Set<string>();
  let [repeated, unexplained, outOfOrder, last] = [0, 0, 0, -1];
  for (const key of found) {
    const at = places.get(key);
    if (at === undefined) unexplained += 1;
    else if (seen.has(key)) repeated += 1;
    else if (isOrdered && at < last) outOfOrder += 1;
    seen.add(key);
    last = at ?? last;
  }
  const lost = expected.filter((key) => !seen.has(key)).length;
  return { expected: expected.length, found: found.length, lost, repeated, unexplained, outOfOrder };
}

/** Whether nothing is lost, repeated, unexplained or out of order, and the list was not empty. */
export function isEqual({ expected, lost, repeated, unexplained, outOfOrder }: ListDifference): boolean {
  return expected > 0 && lost + repeated + unexplained + outOfOrder === 0;
}
