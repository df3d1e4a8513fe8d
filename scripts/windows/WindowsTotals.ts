import { writeFileSync } from "node:fs";
import type { TestTotals } from "../../lab/needs/TestReport.ts";
import type { PackageTests, TrialGroup, Tried } from "./WindowsRecord.ts";

/** Counts what was tried with Windows programs, as the totals of a test run. */
export class WindowsTotals {
  #totals: TestTotals = { passed: 0, failed: 0, skipped: [], raced: [] };
  /** The tests of packages, in the order they ran. */
  readonly packages: Omit<PackageTests, "commit">[] = [];
  /** The trials, in the order they ran. */
  readonly trials: Tried[] = [];

  /** Counts one trial and prints it, with what is wrong. */
  tell(group: TrialGroup, what: string, wrong: string | undefined): void {
    this.#add({ passed: wrong === undefined ? 1 : 0, failed: wrong === undefined ? 0 : 1, skipped: [], raced: [] });
    this.trials.push({ group, what, ...(wrong !== undefined && { wrong }) });
    console.log(wrong === undefined ? `ok ${what}` : `FAILED ${what}: ${wrong}`);
  }

  /** Counts the tests of a package that ran under node.exe, and prints those that did not run. */
  tellTests(name: string, totals: TestTotals | undefined, printed: string): void {
    const known = totals ?? { passed: 0, failed: 1, skipped: [], raced: [] };
    const { passed, failed, skipped } = known;
    if (failed > 0) console.log(printed.slice(-20_000));
    else for (const { name: test, reason } of skipped) console.log(`skipped: ${test}: ${reason}`);
    this.#add(known);
    const listed = skipped.map((each) => ({ name: each.name, reason: each.reason }));
    this.packages.push({ name, passed, failed, skipped: listed });
    const counts = `${passed} passed, ${skipped.length} skipped, ${failed} failed`;
    console.log(`${failed > 0 ? "FAILED" : "ok"} unit tests of ${name} under node.exe: ${counts}`);
  }

  /** Counts everything as one skipped test. */
  skip(reason: string): void {
    console.log(`skipped: Windows programs: ${reason}`);
    this.#add({ passed: 0, failed: 0, skipped: [{ name: "Windows programs", reason, isTrue: true }], raced: [] });
  }

  /** Prints the total, sets the exit code, and writes the totals for the whole check where it asks for them. */
  close(file: string | undefined): void {
    const { passed, failed, skipped } = this.#totals;
    console.log(`${passed} passed, ${skipped.length} skipped, ${failed} failed`);
    if (failed > 0) process.exitCode = 1;
    if (file !== undefined) writeFileSync(file, JSON.stringify(this.#totals));
  }

  #add({ passed, failed, skipped, raced }: TestTotals): void {
    const before = this.#totals;
    this.#totals = {
      passed: before.passed + passed,
      failed: before.failed + failed,
      skipped: [...before.skipped, ...skipped],
      raced: [...before.raced, ...raced],
    };
  }
}
