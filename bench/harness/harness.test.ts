import { describe, expect, it } from "vitest";
import type { Benchmark, Goal } from "./Benchmark.ts";
import { judge } from "./goal.ts";
import { measure } from "./measure.ts";
import { benchmarksOver } from "./overRuns.ts";
import { benchmarkColumns, drawTable } from "./table.ts";

/** A clock that only the work advances. */
function clock(): { now: () => number; spend: (ms: number) => void } {
  let nowMs = 0;
  return { now: () => nowMs, spend: (ms) => void (nowMs += ms) };
}

const base = { name: "a", unit: "ms", measure: "time", goal: { atMost: 2, of: "limit" } } as const;

describe("measuring", () => {
  it("takes medians over three long rounds, without the warm-up, also of the ratios of each round", async () => {
    const { now, spend } = clock();
    const oursMs = [90_000, 30_000, 10_000, 20_000];
    const limitMs = [90_000, 15_000, 2500, 5000];
    const take = (left: number[]) => () => spend(left.shift() ?? 0);
    const benchmark: Benchmark = { ...base, ours: take(oursMs), limit: take(limitMs) };
    const medians = { ours: 20_000, peer: null, limit: 5000, ratio: 4 };
    expect(await measure(benchmark, { now, leastMs: 1 })).toEqual(medians);
    expect(oursMs).toEqual([]);
  });

  it("runs all in every round, starting with a different one each time", async () => {
    const turns: string[] = [];
    const turn = (name: string) => (): number => turns.push(name);
    const benchmark = { ...base, measure: "value", ours: turn("o"), peer: turn("p"), limit: turn("l") } as const;
    await measure(benchmark, { ...clock(), leastMs: 1 });
    expect(turns.join("")).toBe(`${"oplplolop".repeat(3)}opl`);
  });

  it("repeats short work and gives the time of one run", async () => {
    const { now, spend } = clock();
    let runs = 0;
    const ours = (): void => {
      runs += 1;
      spend(4);
    };
    expect(await measure({ ...base, ours }, { now, leastMs: 40 })).toMatchObject({ ours: 4 });
    expect(runs).toBe(100);
  });

  it("gives a rate for each second of what the work returns", async () => {
    const { now, spend } = clock();
    const ours = async (lines: readonly string[]): Promise<number> => {
      await Promise.resolve();
      spend(500);
      return lines.length;
    };
    const benchmark: Benchmark<readonly string[]> = { ...base, measure: "rate", prepare: () => ["a", "b"], ours };
    expect(await measure(benchmark, { now, leastMs: 1 })).toEqual({
      ours: 4,
      peer: null,
      limit: null,
      ratio: null,
    });
  });

  it("rejects work that returns no amount", async () => {
    const benchmark: Benchmark = { ...base, measure: "rate", ours: () => undefined };
    await expect(measure(benchmark, { ...clock(), leastMs: 1 })).rejects.toThrow("must return a number");
  });
});

describe("a goal", () => {
  const figures = { ours: 13, peer: null, limit: 10, ratio: 1.3 };
  const cases: ReadonlyArray<readonly [goal: Goal, text: string, met: boolean]> = [
    [{ atMost: 1.3, of: "limit" }, "<= 1.3 x limit", true],
    [{ atMost: 1.2, of: "limit" }, "<= 1.2 x limit", false],
    [{ atLeast: 1.3, of: "limit" }, ">= 1.3 x limit", true],
    [{ atLeast: 1.4, of: "limit" }, ">= 1.4 x limit", false],
    [{ atMost: 13 }, "<= 13 ms", true],
    [{ atMost: 12 }, "<= 12 ms", false],
    [{ atLeast: 14 }, ">= 14 ms", false],
  ];

  it.each(cases)("%j reads %s and is met: %s", (goal, text, met) => {
    const benchmark: Benchmark = { ...base, goal, ours: () => undefined };
    expect(judge(benchmark, figures)).toMatchObject({ ratio: 1.3, goal: text, met });
  });

  it("is not met when its limit was not measured", () => {
    const benchmark: Benchmark = { ...base, ours: () => undefined };
    expect(judge(benchmark, { ...figures, limit: null, ratio: null })).toMatchObject({ ratio: null, met: false });
  });

  it("prints exactly the documented JSON fields", () => {
    const keys = ["name", "unit", "ours", "peer", "limit", "ratio", "goal", "met"];
    expect(Object.keys(judge({ ...base, ours: () => undefined }, figures))).toEqual(keys);
  });
});

it("draws a table with a line for each result", () => {
  const result = judge(
    { ...base, ours: () => undefined },
    { ours: 1234.5, peer: null, limit: 0.123456, ratio: 10_000 },
  );
  expect(drawTable(benchmarkColumns, benchmarksOver([[result]]))).toBe(
    [
      "benchmark  unit  ours   peer  limit  ours / limit  spread  goal          met",
      "a          ms    1,235  -     0.123  10,000        -       <= 2 x limit  NO",
    ].join("\n"),
  );
});
