import type { CheckStep } from "./CheckStep.ts";

/** The first steps of the whole check, one after the other. Each is an npm script that can be run alone. */
export const firstSteps: readonly CheckStep[] = [
  { name: "format", script: "format:check" },
  { name: "lint", script: "lint" },
  { name: "types", script: "types" },
  { name: "dependencies", script: "dependencies:check" },
  { name: "generated files", script: "generate", arguments: ["--check"] },
  { name: "build", script: "build" },
  { name: "public API", script: "api", arguments: ["--check"] },
  { name: "tests", script: "test", arguments: ["--exclude", "tests/house.test.ts"], countsTests: true },
  { name: "house rules", script: "test", arguments: ["tests/house.test.ts"], countsTests: true },
];

/** The steps that follow, one after the other, on one processor core each. */
export const lastSteps: readonly CheckStep[] = [
  { name: "packages", script: "packages:check" },
  { name: "packages as installed", script: "packages:try", arguments: ["--packed"] },
  { name: "executable", script: "executables", arguments: ["linux", "--try"] },
  { name: "Windows programs", script: "windows", arguments: ["--reduced"], countsTests: true },
  { name: "pictures of terminals", script: "pictures", arguments: ["--check", ".svg"] },
];

/** The step that runs beside the last steps. */
export const reducedProofs: CheckStep = { name: "reduced proofs", script: "proof", arguments: ["--reduced"] };

/** The unit tests again on another bundled Node, such as `node22`. */
export function unitTestsOn(node: string): CheckStep {
  const exclude = ["--exclude", "{lab,tests,scripts,bench,proof}/**"];
  // What differs is the engine; the properties were searched for rare values before.
  const env = { SHIPSLOG_PROPERTY_RUNS: "20" };
  return { name: `unit tests on ${node}`, script: "test", arguments: exclude, countsTests: true, node, env };
}
