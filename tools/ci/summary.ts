import type { Outcome } from "./CheckStep.ts";

/** Describes how a step went, on one line. */
export function stepLine({ name, passed, durationMs, tests }: Outcome): string {
  const seconds = (durationMs / 1000).toFixed(1).padStart(6);
  const counted = tests.passed + tests.failed;
  const detail = counted === 0 ? "" : `  ${tests.passed} of ${counted} tests`;
  const skipped = tests.skipped.length === 0 ? "" : `, ${tests.skipped.length} skipped`;
  return `${passed ? "ok    " : "FAILED"} ${seconds} s  ${name}${detail}${skipped}`;
}

/**
 * Summarises the check: each step, each skipped test with its reason, each test that raced, the steps that were left out, and the
 * total.
 */
export function summarise(
  outcomes: readonly Outcome[],
  leftOut: readonly string[],
): {
  readonly lines: readonly string[];
  readonly passed: boolean;
} {
  const passed = count(outcomes, (each) => Number(each.passed) + each.tests.passed);
  const failed = count(outcomes, (each) => Number(!each.passed) + each.tests.failed);
  const skips = outcomes.flatMap(({ tests }) => tests.skipped).map(({ name, reason }) => `skipped: ${name}: ${reason}`);
  const raced = outcomes.flatMap(({ tests }) => tests.raced).map((name) => `passed on the second try: ${name}`);
  const lines = [
    ...outcomes.map(stepLine),
    ...leftOut.map((name) => `left out: ${name}; \`npm run ci -- --all\` runs it`),
    ...new Set(skips),
    ...raced,
    `${raced.length} passed on the second try`,
    `${passed} passed, ${failed} failed`,
  ];
  return { lines, passed: passed > 0 && failed === 0 };
}

function count(outcomes: readonly Outcome[], measure: (outcome: Outcome) => number): number {
  return outcomes.reduce((sum, outcome) => sum + measure(outcome), 0);
}
