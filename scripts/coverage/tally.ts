/** How much of something the tests reached. */
export interface Reached {
  readonly total: number;
  readonly covered: number;
}

/** One file in vitest's `json-summary`. */
export interface FileCoverage {
  readonly lines: Reached;
  readonly branches: Reached;
  /** The lines that nothing reached. */
  readonly missedLines: readonly number[];
}

/** The coverage of one package. */
export interface PackageCoverage extends Pick<FileCoverage, "lines" | "branches"> {
  readonly name: string;
  readonly files: number;
}

/** Adds up the coverage of files to that of the packages they belong to; the path says which. */
export function tally(summary: Readonly<Record<string, FileCoverage>>): readonly PackageCoverage[] {
  const files = Object.entries(summary).flatMap(([path, coverage]) => {
    const name = /packages[\\/]([^\\/]+)[\\/]/.exec(path)?.[1];
    return name === undefined ? [] : [{ name, coverage }];
  });
  const packages = [...Map.groupBy(files, ({ name }) => name)];
  return packages
    .map(([name, each]) => ({
      name,
      files: each.length,
      lines: sum(each.map(({ coverage }) => coverage.lines)),
      branches: sum(each.map(({ coverage }) => coverage.branches)),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

function sum(each: readonly Reached[]): Reached {
  return {
    total: each.reduce((all, { total }) => all + total, 0),
    covered: each.reduce((all, { covered }) => all + covered, 0),
  };
}

/** A share in percent with one decimal; 100 % when there is nothing to reach. */
export function percent({ total, covered }: Reached): string {
  return `${(total === 0 ? 100 : (covered / total) * 100).toFixed(1)} %`;
}
