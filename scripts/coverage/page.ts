import { percent, type PackageCoverage } from "./tally.ts";

/** What is run when no package is named. */
export const everything = "all tests, reduced proofs";

/** What was run, and at which commit. */
export interface Measurement {
  readonly ran: string;
  readonly commit: string;
}

/** Prints `docs/coverage.md`: the packages that were measured, with what was run for them, and the rows of others as they were. */
export function printCoveragePage(
  before: string,
  measured: readonly PackageCoverage[],
  { ran, commit }: Measurement,
): string {
  const rows = new Map(
    [...before.matchAll(/^\| (?<name>\w+) \| \d.*$/gm)].map(([row, name = ""]) => [name, row] as const),
  );
  for (const { name, files, lines, branches } of measured) {
    rows.set(name, `| ${name} | ${files} | ${percent(lines)} | ${percent(branches)} | ${ran} | ${commit} |`);
  }
  const sorted = [...rows].sort(([a], [b]) => a.localeCompare(b, "en")).map(([, row]) => row);
  return `# Coverage

What is reached of the code that ships, by \`npm run coverage\`: in the test runner, in threads and in processes of their own, except
processes that were killed and code that runs in a browser. Generated code is left out: the generators are tested. Where less than everything was
run, the rest reaches more.

| package | files | lines | branches | run | commit |
|---|---|---|---|---|---|
${sorted.join("\n")}
`;
}
