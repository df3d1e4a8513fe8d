import type { Benchmark, BenchmarkResult, Contest, Goal } from "./Benchmark.ts";

/** Compares the figures of a benchmark with its goal. */
export function judge({ name, unit, goal }: Benchmark, figures: Contest): BenchmarkResult {
  return { name, unit, ...figures, goal: goalText(goal, unit), met: isMet(goal, figures) };
}

function isMet(goal: Goal, { ours, ratio }: Contest): boolean {
  const figure = goal.of === "limit" ? ratio : ours;
  // A goal over a limit that was not measured is not met.
  if (figure === null) return false;
  return "atMost" in goal ? figure <= goal.atMost : figure >= goal.atLeast;
}

function goalText(goal: Goal, unit: string): string {
  const bound = "atMost" in goal ? `<= ${goal.atMost}` : `>= ${goal.atLeast}`;
  return goal.of === "limit" ? `${bound} x limit` : `${bound} ${unit}`;
}
