/** Pairs of places in two lists, in order: the longest common subsequence. */
export type Alignment = readonly (readonly [left: number, right: number])[];

/** Aligns two lists: the most pairs of equal items whose order is the same in both. */
export function align(
  leftCount: number,
  rightCount: number,
  isPair: (left: number, right: number) => boolean,
): Alignment {
  let start = 0;
  while (start < leftCount && start < rightCount && isPair(start, start)) start++;
  const head = Array.from({ length: start }, (_, at) => [at, at] as const);
  const rows = leftCount - start;
  const columns = rightCount - start;
  const equal = Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_column, column) => isPair(start + row, start + column)),
  );
  const lengths = longestFrom(equal, rows, columns);
  const tail: (readonly [number, number])[] = [];
  for (let row = 0, column = 0; row < rows && column < columns;) {
    if (
      equal[row]?.[column] === true &&
      lengthAt(lengths, row, column) === lengthAt(lengths, row + 1, column + 1) + 1
    ) {
      tail.push([start + row++, start + column++]);
    } else if (lengthAt(lengths, row + 1, column) >= lengthAt(lengths, row, column + 1)) row++;
    else column++;
  }
  return [...head, ...tail];
}

const lengthAt = (lengths: readonly Uint32Array[], row: number, column: number) => lengths[row]?.[column] ?? 0;

/** How many pairs the rests of the lists have, from each pair of places on. */
function longestFrom(equal: readonly (readonly boolean[])[], rows: number, columns: number): readonly Uint32Array[] {
  const lengths = Array.from({ length: rows + 1 }, () => new Uint32Array(columns + 1));
  for (let row = rows - 1; row >= 0; row--) {
    const own = lengths[row];
    const below = lengths[row + 1];
    if (own === undefined || below === undefined) continue;
    for (let column = columns - 1; column >= 0; column--) {
      own[column] =
        equal[row]?.[column] === true
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, own[column + 1] ?? 0);
    }
  }
  return lengths;
}
