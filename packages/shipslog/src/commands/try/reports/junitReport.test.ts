import { tryCases, type CaseOutcome, type Difference } from "@shipslog/try";
import { expect, it } from "vitest";
import { printJunitSuite } from "./junitReport.ts";
import type { SuiteResult } from "./SuiteResult.ts";

const lost: Difference = { verdict: "lost", expected: '{ "event":"A&B" }', received: undefined, note: "" };
const crashed: Difference = { verdict: "crashed", expected: undefined, received: "<half", note: "it ended with 1" };
const outcomes = tryCases.slice(0, 3).map((tried, at): CaseOutcome => {
  const rest = {
    tried,
    verdict: undefined,
    reason: "",
    differences: [],
    errors: "",
    durationMs: 1500,
    keptIn: undefined,
  };
  if (at === 0) return { ...rest, result: "passed" };
  if (at === 2) return { ...rest, result: "not claimed", reason: "it follows only" };
  return { ...rest, result: "failed", verdict: "lost", differences: [lost, crashed], errors: "at line 7\n" };
});
const result: SuiteResult = {
  command: ["my reader", "--all"],
  version: "1.0.0",
  seed: 7,
  profile: "all",
  lateMs: 1000,
  isPassed: false,
  outcomes,
  firstContact: [],
  errors: "",
};
const output = { hasColour: false, columns: 80, isTerminal: false };
const [passed, failed, unclaimed] = tryCases;

it("has a failure with its story, each difference and the errors, and counts only what is claimed", () => {
  const text = printJunitSuite(result, output);
  expect(text).toMatch(new RegExp(`<testsuite name="${passed?.group}" [^>]*tests="2" failures="1"`));
  expect(text).toMatch(new RegExp(`<testcase [^>]*name="${passed?.name}"[^>]*time="1.5[^>]*/>`));
  expect(text).toContain(
    [
      "lost",
      "expected { &quot;event&quot;:&quot;A&amp;B&quot; }",
      "received nothing",
      "crashed: it ended with 1",
      "expected nothing",
      "received &lt;half",
      "its errors:",
      "at line 7<",
    ].join("\n"),
  );
  const [, failure = ""] = text.split(`name="${failed?.name}"`);
  expect(failure).toMatch(/<failure [^>]*type="lost"/);
  expect(text).toContain(`not claimed: ${unclaimed?.name} (it follows only)`);
  expect(text).not.toContain(`name="${unclaimed?.name}"`);
});

it("has the first contact alone when it fails, because no case was run", () => {
  const text = printJunitSuite({ ...result, outcomes: [], firstContact: [crashed], errors: "no such file" }, output);
  expect(text.match(/<testcase /g)).toHaveLength(1);
  expect(text).toMatch(/<testcase [^>]*name="first contact"/);
  expect(text).toMatch(/<failure [^>]*type="crashed"/);
  expect(text).toContain("its errors:\nno such file");
});
