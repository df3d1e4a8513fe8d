import { expect, it } from "vitest";
import { percent, tally } from "./tally.ts";

const file = (total: number, covered: number) => ({
  lines: { total, covered },
  branches: { total: 2, covered: 1 },
  missedLines: [],
});

it("adds up the files of each package and leaves out the grand total", () => {
  const summary = {
    total: file(9, 9),
    "/x/packages/b/src/a.ts": file(4, 3),
    "/x/packages/a/src/b.ts": file(1, 1),
    "/x/packages/b/src/c.ts": file(2, 2),
  };
  expect(tally(summary)).toEqual([
    { name: "a", files: 1, lines: { total: 1, covered: 1 }, branches: { total: 2, covered: 1 } },
    { name: "b", files: 2, lines: { total: 6, covered: 5 }, branches: { total: 4, covered: 2 } },
  ]);
});

it("prints a share in percent", () => {
  expect([percent({ total: 6, covered: 5 }), percent({ total: 0, covered: 0 })]).toEqual(["83.3 %", "100.0 %"]);
});
