import type { CheckStep } from "./CheckStep.ts";

/** The first steps of the whole check, one after the other. Each is an npm script that can be run alone. */
export const firstSteps: readonly CheckStep[] = [
  { name: "format", script: "format", arguments: ["--check"] },
  { name: "lint", script: "lint" },
  { name: "types", script: "types" },
  { name: "house rules", script: "house" },
  { name: "generated files", script: "generate", arguments: ["--check"] },
  { name: "build", script: "build" },
  // The house rules have run above.
  { name: "tests", script: "test", arguments: ["--exclude", "tools/house.test.ts"], countsTests: true },
];

/** The steps that follow in two rows beside each other: a step waits for other processes half of its time. */
export const lastSteps: readonly (readonly CheckStep[])[] = [
  [{ name: "packages", script: "packages" }],
  [
    { name: "executable", script: "executables", arguments: ["linux", "--try"] },
    { name: "pictures of terminals", script: "pictures", arguments: ["--check", ".svg"] },
  ],
];

/** Steps that need programs of more than 100 MB and run with `--all` only. */
export const optionalSteps: readonly CheckStep[] = [
  { name: "Windows programs", script: "executables", arguments: ["--try-windows", "--reduced"], countsTests: true },
];

/** The unit tests again on another bundled Node, such as `node22`. */
export function unitTestsOn(node: string): CheckStep {
  const exclude = ["--exclude", "{tests,tools,bench,packages/*/tests}/**"];
  // What differs is the engine; the properties were searched for rare values before.
  const env = { SHIPSLOG_PROPERTY_RUNS: "20" };
  return { name: `unit tests on ${node}`, script: "test", arguments: exclude, countsTests: true, node, env };
}
