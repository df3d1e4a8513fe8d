/** Counts the edits that turn one word into another: a letter inserted, deleted or replaced. */
function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let left = 1; left <= one.length; left += 1) {
    const next = [left];
    for (let right = 1; right <= other.length; right += 1) {
      const kept = (row[right - 1] ?? 0) + (one[left - 1] === other[right - 1] ? 0 : 1);
      next.push(Math.min(kept, (row[right] ?? 0) + 1, (next[right - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Finds the known word nearest to a misspelt one; undefined when none is close. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((each) => ({ each, far: edits(word.toLowerCase(), each.toLowerCase()) }))
    .toSorted((one, other) => one.far - other.far);
  const [nearest] = ranked;
  return nearest !== undefined && nearest.far <= Math.ceil(word.length / 3) ? nearest.each : undefined;
}
