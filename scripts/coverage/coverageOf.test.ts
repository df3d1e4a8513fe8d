import { expect, it } from "vitest";
import { coverageOf } from "./coverageOf.ts";
import type { FileReport } from "./FileReport.ts";

const text = "a();\nif (b) c();\nelse d();\n";
const at = (line: number, column: number) => ({ start: { line, column } });
const report: FileReport = {
  statementMap: { 0: at(1, 0), 1: at(2, 0), 2: at(2, 7), 3: at(3, 5) },
  branchMap: { 0: { locations: [at(2, 7), at(3, 5)] } },
  s: { 0: 1, 1: 1, 2: 1, 3: 0 },
  b: { 0: [1, 0] },
};
const range = (startOffset: number, endOffset: number, count: number) => ({ startOffset, endOffset, count });
const script = (...ranges: ReturnType<typeof range>[]) => ({ url: "file:///a.ts", functions: [{ ranges }] });

it("counts lines and arms as vitest saw them", () => {
  const reached = { lines: { total: 3, covered: 2 }, branches: { total: 2, covered: 1 }, missedLines: [3] };
  expect(coverageOf(report, text, [])).toEqual(reached);
  // A process that did not run the other arm adds nothing.
  expect(coverageOf(report, text, [script(range(0, 27, 3), range(18, 27, 0))])).toEqual(reached);
});

it("adds what a process ran", () => {
  const all = { lines: { total: 3, covered: 3 }, branches: { total: 2, covered: 2 }, missedLines: [] };
  expect(coverageOf(report, text, [script(range(0, 27, 1), range(12, 16, 0))])).toEqual(all);
});
