import { printJunit, type JunitCase, type JunitSuite } from "@shipslog/check";
import { caseGroups, type CaseOutcome, type Difference } from "@shipslog/try";
import { outcomesOf, quoteCommand, type PrintSuite, type SuiteResult } from "./SuiteResult.ts";

/** For CI dashboards: a suite for each group, a test for each case that the reader claims. */
export const printJunitSuite: PrintSuite = (result) => {
  if (result.firstContact.length > 0) return [...printJunit([firstContactSuite(result)])].join("");
  const suites = caseGroups.map((group) => suiteOf(group, outcomesOf(result.outcomes, group), result));
  return [...printJunit(suites.filter(({ cases, output }) => cases.length + output.length > 0))].join("");
};

function suiteOf(name: string, outcomes: readonly CaseOutcome[], { profile, seed, command }: SuiteResult): JunitSuite {
  const unclaimed = outcomes.filter(({ result }) => result === "not claimed");
  return {
    name,
    properties: { command: quoteCommand(command), profile, seed: String(seed) },
    cases: outcomes.filter(({ result }) => result !== "not claimed").map(caseOf),
    output: unclaimed.map(({ tried, reason }) => `not claimed: ${tried.name} (${reason})`),
  };
}

function caseOf({ tried, differences, durationMs, errors }: CaseOutcome): JunitCase {
  const seconds = durationMs / 1000;
  if (differences.length === 0) return { name: tried.name, seconds };
  return { name: tried.name, seconds, failure: failureOf(differences, [tried.game, tried.expects], errors) };
}

function failureOf(differences: readonly Difference[], story: readonly string[], errors: string) {
  const [first] = differences;
  const lines = differences.flatMap(({ verdict, expected, received, note }) => [
    `${verdict}${note === "" ? "" : `: ${note}`}`,
    `expected ${expected ?? "nothing"}`,
    `received ${received ?? "nothing"}`,
  ]);
  const body = [...story, ...lines, ...(errors === "" ? [] : ["its errors:", errors.trimEnd()])].join("\n");
  return { type: first?.verdict ?? "", message: story[0] ?? "", body };
}

function firstContactSuite({ firstContact, errors, profile, seed, command }: SuiteResult): JunitSuite {
  const failure = failureOf(firstContact, ["A session is on disk and grows by a few lines."], errors);
  const properties = { command: quoteCommand(command), profile, seed: String(seed) };
  return { name: "reading", properties, cases: [{ name: "first contact", seconds: 0, failure }], output: [] };
}
