/** The word of a list a person most likely meant; undefined when none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  const ranked = known
    .map((each) => ({
      each,
      distance: distanceBetween(wanted, each.toLowerCase()),
      begun: begunAlike(wanted, each.toLowerCase()),
    }))
    .toSorted((one, other) => one.distance - other.distance || other.begun - one.begun);
  const [best] = ranked;
  return best !== undefined && best.distance <= Math.ceil(word.length / 3) ? best.each : undefined;
}

/** How many letters two words begin with alike: people rarely mistake the first ones. */
function begunAlike(one: string, other: string): number {
  const differs = one.split("").findIndex((letter, at) => letter !== other[at]);
  return differs < 0 ? one.length : differs;
}

/** How many letters must be added, removed or changed to make one word of the other. */
function distanceBetween(one: string, other: string): number {
  // The distances from what is read of `one` to each beginning of `other`.
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let read = 0; read < one.length; read++) {
    const next = [read + 1];
    for (let to = 1; to < row.length; to++) {
      const [without = 0, same = 0, longer = 0] = [row[to], row[to - 1], next[to - 1]];
      next.push(Math.min(same + (one[read] === other[to - 1] ? 0 : 1), without + 1, longer + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
