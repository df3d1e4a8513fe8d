import { expect, it } from "vitest";
import type { BenchmarkResult } from "./Benchmark.ts";
import type { GrowthResult } from "./Growth.ts";
import { benchmarksOver, growthsOver } from "./overRuns.ts";

const base = { name: "a", unit: "ms", goal: "<= 1.5 x limit", peer: null } as const;
const run = (ours: number, limit: number, ratio: number): readonly BenchmarkResult[] => [
  { ...base, ours, limit, ratio, met: ratio <= 1.5 },
  { ...base, name: "b", goal: "<= 25 ms", ours, limit: null, ratio: null, met: ours <= 25 },
];

it("takes the median of each figure, and the spread of the one that the goal is about", () => {
  const [first, second] = benchmarksOver([run(30, 10, 3), run(10, 8, 1.25), run(20, 14, 1.4)]);
  expect(first).toEqual({
    ...base,
    ours: 20,
    peer: null,
    limit: 10,
    ratio: 1.4,
    met: true,
    spread: { least: 1.25, most: 3 },
  });
  expect(second).toMatchObject({ name: "b", ours: 20, ratio: null, met: true, spread: { least: 10, most: 30 } });
});

it("calls a goal met when most runs meet it", () => {
  expect(benchmarksOver([run(30, 10, 3), run(10, 8, 1.25), run(40, 14, 2)])[0]?.met).toBe(false);
});

it("takes medians of what a unit costs, and of its growth", () => {
  const grown = (ms: number, growth: number): readonly GrowthResult[] => [
    { name: "read", unit: "line", msEach: [{ units: 1, ms }], growth, met: growth <= 1.3 },
  ];
  expect(growthsOver([grown(3, 2), grown(1, 1.2), grown(2, 0.9)])).toEqual([
    {
      name: "read",
      unit: "line",
      msEach: [{ units: 1, ms: 2 }],
      growth: 1.2,
      met: true,
      spread: { least: 0.9, most: 2 },
    },
  ]);
});
