/**
 * The whole check: `npm run ci`. With `-- --unit-tests-on node22` it runs the unit tests on another bundled Node too, and with `--all`
 * what needs programs of more than 100 MB; the summary names what was left out.
 */
import { closeSync, openSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { fileOf, runStep, type Outcome, type CheckStep } from "./ci/CheckStep.ts";
import { firstSteps, lastSteps, optionalSteps, unitTestsOn } from "./ci/steps.ts";
import { stepLine, summarise } from "./ci/summary.ts";

const { values } = parseArgs({
  options: {
    "unit-tests-on": { type: "string", multiple: true, default: [] },
    all: { type: "boolean", default: false },
  },
});
/** With the installation before it less than 90 minutes, after which CI ends everything without a summary. */
const wholeMs = 70 * 60_000;
const standardOutput = 1;

const outcomes: Outcome[] = [];
for (const step of firstSteps) {
  console.log(`\n== ${step.name}`);
  const outcome = await runStep(step, wholeMs - performance.now(), standardOutput);
  console.log(stepLine(outcome));
  outcomes.push(outcome);
}
const [first = [], second = []] = lastSteps;
const rows = [first, [...second, ...values["unit-tests-on"].map(unitTestsOn), ...(values.all ? optionalSteps : [])]];
outcomes.push(...(await Promise.all(rows.map(runRow))).flat());
const leftOut = values.all ? [] : optionalSteps.map(({ name }) => name);
const { lines, passed } = summarise(outcomes, leftOut);
console.log(
  `\n== summary (Node ${process.version}, ${(performance.now() / 60_000).toFixed(1)} min)\n${lines.join("\n")}`,
);
process.exitCode = passed ? 0 : 1;

/** Runs steps in turn beside another row; what each prints is shown as a whole when it has ended. */
async function runRow(steps: readonly CheckStep[]): Promise<readonly Outcome[]> {
  const ended: Outcome[] = [];
  for (const step of steps) {
    const file = fileOf(step, "log");
    const output = openSync(file, "w");
    const outcome = await runStep(step, wholeMs - performance.now(), output);
    closeSync(output);
    console.log(`\n== ${step.name}\n${readFileSync(file, "utf8")}${stepLine(outcome)}`);
    ended.push(outcome);
  }
  return ended;
}
