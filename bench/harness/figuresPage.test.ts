import { expect, it } from "vitest";
import type { BenchmarkResult } from "./Benchmark.ts";
import { withBenchmarks, withGrowths } from "./figuresPage.ts";
import { benchmarksOver } from "./overRuns.ts";

const page = `# Figures

Words.

## Beside a peer and a limit

Old figures.

## Goals that are missed

- \`a\`: a reason.

## How cost grows

Old growths.
`;

const measuring = {
  runs: 3,
  date: "2026-11-15",
  version: "0.1.0",
  commit: "0123456789",
  node: "v24",
  cores: 2,
  loadBefore: 0.04,
};

const result: BenchmarkResult = {
  name: "a",
  unit: "ms",
  ours: 10,
  peer: 30,
  limit: 5,
  ratio: 2,
  goal: "<= 4 x limit",
  met: true,
};

it("puts new figures in place of the old ones, and keeps what somebody wrote", () => {
  const runs = [[result], [{ ...result, ours: 11, ratio: 2.2 }], [{ ...result, ours: 9, ratio: 1.8 }]];
  const updated = withBenchmarks(page, measuring, benchmarksOver(runs));
  expect(updated).toContain("| a | ms | 10 | 30 | 5 | 2 | 1.8 to 2.2 | <= 4 x limit | yes |");
  expect(updated).toContain(
    "Medians of 3 runs of `npm run bench`, measured on 2026-11-15 with version 0.1.0 (commit 0123456, Node v24) on 2 cores, load average 0.0 before.",
  );
  expect(updated).not.toContain("Old figures");
  expect(updated).toContain("\n## Goals that are missed\n\n- `a`: a reason.\n\n## How cost grows\n\nOld growths.\n");
});

it("says that one run has no spread, and refuses a page without the section", () => {
  const grown = { name: "read", unit: "line", msEach: [1, 10, 100].map((units) => ({ units, ms: 2 })), growth: 1.2 };
  const updated = withGrowths(page, { ...measuring, runs: 1 }, [
    { ...grown, met: true, spread: { least: 1.2, most: 1.2 } },
  ]);
  expect(updated).toContain("One run of `npm run bench -- --growth`, measured");
  expect(updated).toContain("| read | line | 2 | 2 | 2 | 1.2 | - | <= 1.3 | yes |\n");
  expect(() => withGrowths("# Figures\n", measuring, [])).toThrow('no section "How cost grows"');
});
