import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule, Vitest } from "vitest/node";
import { judgeSkip, missing, type SkippedTest } from "./skips.ts";

/** The totals of a test run, for the summary of the whole check. */
export interface TestTotals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly SkippedTest[];
  /** Tests that failed once and passed on the second try, with the reason: each has a race to fix. */
  readonly raced: readonly string[];
}

/** The environment variable that names the file to which the totals are written. */
export const totalsVariable = "SHIPSLOG_TEST_TOTALS";

/** Prints every skipped test with its reason and every test that needed a second try, and fails the run when a skip has no valid reason. */
export class TestReport implements Reporter {
  #isFiltered = false;

  onInit(vitest: Vitest): void {
    // `vitest -t` and a line filter skip by request: nothing to explain.
    this.#isFiltered = vitest.config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const states = tests.map((test) => test.result().state);
    const skipped = this.#isFiltered ? [] : tests.filter(isSkipped).map(describeSkip);
    for (const { name, reason, isTrue } of skipped) {
      console.log(`${isTrue ? "skipped" : "WRONGLY SKIPPED"}: ${name}: ${reason}`);
    }
    const raced = tests.filter((test) => test.diagnostic()?.flaky === true).map(describeRace);
    for (const race of raced) console.log(`passed on the second try: ${race}`);
    const wrong = skipped.filter(({ isTrue }) => !isTrue).length;
    const failed = states.filter((state) => state === "failed").length + wrong;
    const totals: TestTotals = { passed: states.filter((state) => state === "passed").length, failed, skipped, raced };
    if (wrong > 0) process.exitCode = 1;
    const file = process.env[totalsVariable];
    if (file !== undefined) writeFileSync(file, JSON.stringify(totals));
  }
}

function isSkipped(test: TestCase): boolean {
  return test.result().state === "skipped";
}

function nameOf(test: TestCase): string {
  return `${test.module.relativeModuleId} > ${test.fullName}`;
}

/** The name of a test that passed on the second try, and the first line of its first error. */
function describeRace(test: TestCase): string {
  const [reason = "no error is known"] = test.result().errors?.[0]?.message.split("\n") ?? [];
  return `${nameOf(test)}: ${reason}`;
}

function describeSkip(test: TestCase): SkippedTest {
  const result = test.result();
  const note = result.state === "skipped" ? result.note : undefined;
  return judgeSkip({ name: nameOf(test), needs: neededBy(test), note }, missing);
}

/** A need declared on a group holds for every test inside it. */
function neededBy(test: TestCase): readonly string[] {
  const own = test.meta().needs ?? [];
  const parents: string[] = [];
  for (let parent = test.parent; parent.type === "suite"; parent = parent.parent) {
    parents.push(...(parent.meta().needs ?? []));
  }
  return [...new Set([...own, ...parents])];
}
