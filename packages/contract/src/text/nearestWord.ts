/** Finds the known word that is nearest to a misspelt one, whatever its case; undefined when none is near. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  const ranked = known
    .map((each) => ({
      each,
      distance: editDistance(wanted, each.toLowerCase()),
      shared: sharedStart(wanted, each.toLowerCase()),
    }))
    .toSorted((one, other) => one.distance - other.distance || other.shared - one.shared);
  const best = ranked[0];
  return best !== undefined && best.distance <= Math.ceil(word.length / 3) ? best.each : undefined;
}

/** Whether two words differ by one letter that is added, left out or changed, or by two neighbours that changed places; case counts. */
export function differByOneLetter(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || one === other) return false;
  const start = sharedStart(short, long);
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return isSwapped && short.slice(start + 2) === long.slice(start + 2);
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
      const replaced = (row[to - 1] ?? 0) + (one[read] === other[to - 1] ? 0 : 1);
      const removed = (row[to] ?? 0) + 1;
      const added = (next[to - 1] ?? 0) + 1;
      next.push(Math.min(replaced, removed, added));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
