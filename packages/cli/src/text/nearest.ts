/** The word of a list a person most likely meant; undefined when none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  const ranked = known
    .map((each) => ({ each, distance: distanceBetween(wanted, each.toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance);
  const [best] = ranked;
  return best !== undefined && best.distance <= Math.max(1, word.length / 3) ? best.each : undefined;
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
