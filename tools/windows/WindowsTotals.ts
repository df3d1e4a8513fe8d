import { writeFileSync } from "node:fs";
import type { TestTotals } from "../../tests/helpers/needs/TestReport.ts";

/** What the trials are about, as the table names it. */
export type TrialGroup =
  | "shipslog.exe"
  | "shipslog.exe without a network"
  | "shipslog-full-windows.zip"
  | "scenarios"
  | "share modes of a native writer"
  | "Status.json held by another program"
  | "Saved Games moved"
  | "cockpit"
  | "files for Linux";

/** Counts what was tried with Windows programs, as the totals of a test run. */
export class WindowsTotals {
  #totals: TestTotals = { passed: 0, failed: 0, skipped: [], raced: [] };
  /** By what was tried. */
  readonly #rows = new Map<string, { passed: number; skipped: number; failed: number }>();

  /** Counts one trial and prints it, with what is wrong. */
  tell(group: TrialGroup, what: string, wrong: string | undefined): void {
    const isFine = wrong === undefined;
    this.#add(group, { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, skipped: [], raced: [] });
    console.log(isFine ? `ok ${what}` : `FAILED ${what}: ${wrong}`);
  }

  /** Counts the tests of a package that ran under node.exe, and prints those that did not run. */
  tellTests(name: string, totals: TestTotals | undefined, printed: string): void {
    const known = totals ?? { passed: 0, failed: 1, skipped: [], raced: [] };
    const { passed, failed, skipped } = known;
    if (failed > 0) console.log(printed.slice(-20_000));
    else for (const { name: test, reason } of skipped) console.log(`skipped: ${test}: ${reason}`);
    this.#add(`unit tests of ${name}`, known);
    const counts = `${passed} passed, ${skipped.length} skipped, ${failed} failed`;
    console.log(`${failed > 0 ? "FAILED" : "ok"} unit tests of ${name} under node.exe: ${counts}`);
  }

  /** Counts everything as one skipped test. */
  skip(reason: string): void {
    console.log(`skipped: Windows programs: ${reason}`);
    const skipped = [{ name: "Windows programs", reason, isTrue: true }];
    this.#add("left out", { passed: 0, failed: 0, skipped, raced: [] });
  }

  /** Prints the table and the total, sets the exit code, and writes the totals for the whole check where it asks for them. */
  close(file: string | undefined): void {
    const width = Math.max(...[...this.#rows.keys()].map((what) => what.length));
    for (const [what, counts] of this.#rows) console.log(`${what.padEnd(width)}  ${countsText(counts)}`);
    const { passed, failed, skipped } = this.#totals;
    console.log(countsText({ passed, skipped: skipped.length, failed }));
    if (failed > 0) process.exitCode = 1;
    if (file !== undefined) writeFileSync(file, JSON.stringify(this.#totals));
  }

  #add(what: string, { passed, failed, skipped, raced }: TestTotals): void {
    const row = this.#rows.get(what) ?? { passed: 0, skipped: 0, failed: 0 };
    row.passed += passed;
    row.skipped += skipped.length;
    row.failed += failed;
    this.#rows.set(what, row);
    const before = this.#totals;
    this.#totals = {
      passed: before.passed + passed,
      failed: before.failed + failed,
      skipped: [...before.skipped, ...skipped],
      raced: [...before.raced, ...raced],
    };
  }
}

const countsText = ({ passed, skipped, failed }: { passed: number; skipped: number; failed: number }) =>
  `${passed} passed, ${skipped} skipped, ${failed} failed`;
