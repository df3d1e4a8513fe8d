import { expect, it } from "vitest";
import { everything, printCoveragePage } from "./page.ts";

const measured = (name: string, covered: number) => {
  return { name, files: 2, lines: { total: 10, covered }, branches: { total: 4, covered: 1 } };
};
const first = { ran: everything, commit: "a1" };
const rowsOf = (page: string) => page.split("\n").filter((line) => /^\| \w+ \| \d/.test(line));

it("replaces the rows of the packages that were measured, and keeps the others", () => {
  const all = printCoveragePage("", [measured("journal", 9), measured("archive", 8)], first);
  expect(rowsOf(all)).toEqual([
    "| archive | 2 | 80.0 % | 25.0 % | all tests, reduced proofs | a1 |",
    "| journal | 2 | 90.0 % | 25.0 % | all tests, reduced proofs | a1 |",
  ]);
  const one = printCoveragePage(all, [measured("cli", 10), measured("journal", 5)], { ran: "its tests", commit: "b2" });
  expect(rowsOf(one)).toEqual([
    "| archive | 2 | 80.0 % | 25.0 % | all tests, reduced proofs | a1 |",
    "| cli | 2 | 100.0 % | 25.0 % | its tests | b2 |",
    "| journal | 2 | 50.0 % | 25.0 % | its tests | b2 |",
  ]);
  expect(printCoveragePage(one, [], first)).toBe(one);
});
