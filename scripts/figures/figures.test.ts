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
  const run = { node: "v24", date: "2026-11-15" };
  const pageOf = (result: BenchmarkResult) =>
    figuresPage({ benchmarks: { ...run, results: [result] }, growths: { ...run, results: [] } });

  it("rejects a missed goal without an explanation", () => {
    const missed = { ...fine, met: false };
    expect(() => pageOf(missed)).toThrow("These missed goals have no explanation: a<b");
  });

  it("says that every goal is met only when it is", () => {
    expect(pageOf(fine)).toContain("Every goal is met.");
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
