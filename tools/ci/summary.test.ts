import { describe, expect, it } from "vitest";
import type { Outcome } from "./CheckStep.ts";
import { stepLine, summarise } from "./summary.ts";

const noTests = { passed: 0, failed: 0, skipped: [], raced: [] };
const lint: Outcome = { name: "lint", passed: true, durationMs: 1234, tests: noTests };
const skip = { name: "a test", reason: "../shared/corpus is not there", isTrue: true };
const tests: Outcome = {
  name: "tests",
  passed: true,
  durationMs: 60_000,
  tests: { ...noTests, passed: 12, skipped: [skip] },
};

describe("the summary of a check", () => {
  it("ends with steps and tests counted together", () => {
    expect(summarise([lint, tests], [])).toMatchObject({ passed: true });
    expect(summarise([lint, tests], []).lines.at(-1)).toBe("14 passed, 0 failed");
  });

  it("counts a failed step and its failed tests", () => {
    const failing = { ...tests, passed: false, tests: { passed: 11, failed: 1, skipped: [], raced: [] } };
    expect(summarise([lint, failing], []).lines.at(-1)).toBe("12 passed, 2 failed");
    expect(summarise([lint, failing], []).passed).toBe(false);
  });

  it("does not pass when nothing ran", () => {
    expect(summarise([], [])).toEqual({ lines: ["0 passed on the second try", "0 passed, 0 failed"], passed: false });
  });

  it("prints each skipped test once with its reason", () => {
    const lines = summarise([tests, tests], []).lines.filter((line) => line.startsWith("skipped"));
    expect(lines).toEqual(["skipped: a test: ../shared/corpus is not there"]);
  });

  it("names each test that needed a second try", () => {
    const raced = { ...tests, tests: { ...tests.tests, raced: ["a.test.ts > waits"] } };
    expect(summarise([lint, raced], []).lines).toContain("passed on the second try: a.test.ts > waits");
    expect(summarise([lint, raced], []).lines.at(-2)).toBe("1 passed on the second try");
    expect(summarise([lint, raced], []).passed).toBe(true);
  });

  it("says what was left out", () => {
    const { lines } = summarise([lint], ["Windows programs"]);
    expect(lines).toContain("left out: Windows programs; `npm run ci -- --all` runs it");
  });

  it("describes a step by its outcome, duration, name and tests", () => {
    expect(stepLine(lint)).toBe("ok        1.2 s  lint");
    expect(stepLine({ ...tests, passed: false })).toBe("FAILED   60.0 s  tests  12 of 12 tests, 1 skipped");
  });
});
