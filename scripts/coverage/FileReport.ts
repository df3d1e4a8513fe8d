/** A place in a file: lines count from 1, columns from 0. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** One file in the output of vitest's reporter `json`: its statements and branches, and how often each ran. */
export interface FileReport {
  readonly statementMap: Readonly<Record<string, { readonly start: Place }>>;
  readonly branchMap: Readonly<Record<string, { readonly locations: readonly { readonly start: Partial<Place> }[] }>>;
  readonly s: Readonly<Record<string, number>>;
  readonly b: Readonly<Record<string, readonly number[]>>;
}

/** A statement or branch arm: the line and the character of the file where it starts, and how often vitest saw it run. */
export interface Target {
  readonly line: number;
  readonly offset: number;
  readonly count: number;
}

/** Lists the statements of a file, and the arms of its branches. */
export function targetsOf(
  { statementMap, branchMap, s, b }: FileReport,
  text: string,
): { readonly statements: readonly Target[]; readonly arms: readonly Target[] } {
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const targetAt = ({ line = 0, column = 0 }: Partial<Place>, count: number): Target => {
    return { line, offset: (lineStarts[line - 1] ?? 0) + column, count };
  };
  return {
    statements: Object.entries(statementMap).map(([id, { start }]) => targetAt(start, s[id] ?? 0)),
    arms: Object.entries(branchMap).flatMap(([id, { locations }]) =>
      locations.map(({ start }, arm) => targetAt(start, b[id]?.[arm] ?? 0)),
    ),
  };
}
