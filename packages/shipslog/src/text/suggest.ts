/** Suggests the known word that is nearest to an unknown one; gives the other advice when none is near. */
export function suggest(word: string, known: readonly string[], otherwise: string): string {
  const near = nearest(word, known);
  return near === undefined ? otherwise : `did you mean ${near}?`;
}

function nearest(word: string, known: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  const ranked = known
    .map((each) => ({
      each,
      distance: editDistance(wanted, each.toLowerCase()),
      shared: sharedStart(wanted, each.toLowerCase()),
    }))
    .toSorted((one, other) => one.distance - other.distance || other.shared - one.shared);
  const [best] = ranked;
  return best !== undefined && best.distance <= Math.ceil(word.length / 3) ? best.each : undefined;
}

/** The length of the common start of two words; people rarely mistype the first letters. */
function sharedStart(one: string, other: string): number {
  const differs = one.split("").findIndex((letter, at) => letter !== other[at]);
  return differs < 0 ? one.length : differs;
}

/** The number of letters to add, remove or change to turn one word into the other (Levenshtein). */
function editDistance(one: string, other: string): number {
  // The distances from the part of `one` read so far to each prefix of `other`.
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
