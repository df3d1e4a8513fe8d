import { targetsOf, type FileReport, type Target } from "./FileReport.ts";
import { hasRun, type NativeScript } from "./NativeScript.ts";
import type { FileCoverage } from "./tally.ts";

/** Counts what was reached in a file, by vitest or by any process that a test or proof started. */
export function coverageOf(report: FileReport, text: string, natives: readonly NativeScript[]): FileCoverage {
  const isReached = ({ count, offset }: Target) => count > 0 || natives.some((script) => hasRun(script, offset));
  const { statements, arms } = targetsOf(report, text);
  const lines = [...Map.groupBy(statements, ({ line }) => line).values()];
  return {
    lines: { total: lines.length, covered: lines.filter((each) => each.some(isReached)).length },
    branches: { total: arms.length, covered: arms.filter(isReached).length },
    missedLines: lines.flatMap((each) => (each.some(isReached) ? [] : each.slice(0, 1).map(({ line }) => line))),
  };
}
