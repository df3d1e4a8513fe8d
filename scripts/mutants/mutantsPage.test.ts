import { expect, it } from "vitest";
import type { Mutant } from "./MutationReport.ts";
import { mutantsPage } from "./mutantsPage.ts";

const mutant = (status: Mutant["status"], column = 1, replacement = "false"): Mutant => ({
  ...{ mutatorName: "ConditionalExpression", status, replacement },
  location: { start: { line: 1, column }, end: { line: 1, column: column + 6 } },
});

const page = mutantsPage({
  files: {
    "packages/contract/src/text/parse.ts": { source: "before", mutants: [mutant("Killed"), mutant("Survived")] },
    "packages/contract/src/other.ts": {
      source: "if (before) return;",
      mutants: [mutant("Timeout"), mutant("Ignored"), mutant("NoCoverage", 5)],
    },
    "packages/contract/src/types.ts": { source: "", mutants: [] },
  },
});

it("counts what a test noticed and what ran into the limit of time, and leaves out what was not tried", () => {
  expect(page).toContain("**50.0 % of 4 mutants were noticed.**");
  expect(page).toContain("| other.ts | 2 | 50.0 % |\n| text/parse.ts | 2 | 50.0 % |\n| types.ts | 0 | - |");
});

it("lists each survivor with the code it changed and the reason", () => {
  expect(page).toMatch(/- other\.ts, line 1: `before` as `false`\. A test is missing\.\n/);
  expect(page).toMatch(/- text\/parse\.ts, line 1: `before` as `false`\. Not reached: /);
});
