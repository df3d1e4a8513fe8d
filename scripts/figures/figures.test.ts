import { describe, expect, it } from "vitest";
import type { BenchmarkResult } from "../../lab/bench/Benchmark.ts";
import { drawChart } from "./chart.ts";
import { figuresPage } from "./figuresPage.ts";

const fine: BenchmarkResult = {
  name: "a<b",
  unit: "ms",
  ours: 10,
  peer: 30,
  limit: 5,
  ratio: 2,
  goal: "<= 4 x limit",
  met: true,
};

describe("the page of figures", () => {
  const run = { node: "v24", date: "2026-11-15", commit: "0123456789", loadBefore: 0.04 };
  const pageOf = (...results: readonly BenchmarkResult[]) =>
    figuresPage({ benchmarks: results.map((each) => ({ ...run, results: [each] })), growths: [] });

  it("rejects a missed goal without an explanation", () => {
    const missed = { ...fine, met: false };
    expect(() => pageOf(missed)).toThrow("These missed goals have no explanation: a<b");
  });

  it("says that every goal is met only when it is", () => {
    expect(pageOf(fine)).toContain("Every goal is met.");
  });

  it("shows medians and the spread of several runs, and how busy the machine was", () => {
    const page = pageOf(fine, { ...fine, ours: 11, ratio: 2.2 }, { ...fine, ours: 9, ratio: 1.8 });
    expect(page).toContain("| a<b | ms | 10 | 30 | 5 | 2 | 1.8 to 2.2 | <= 4 x limit | yes |");
    expect(page).toContain("3 runs on 2026-11-15 (commit 0123456, Node v24, load average 0.0 before the first)");
  });
});

describe("the chart", () => {
  it("shows twice as good as asked as 2.00, whichever way is better", () => {
    expect(drawChart([fine])).toContain(">2.00</text>");
    expect(drawChart([{ ...fine, goal: ">= 1 x limit" }])).toContain(">2.00</text>");
    expect(drawChart([{ ...fine, goal: "<= 20 ms" }])).toContain(">2.00</text>");
  });

  it("escapes markup in names", () => {
    expect(drawChart([fine])).not.toContain("a<b");
  });
});
