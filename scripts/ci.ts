/** The whole check: `npm run ci`. With `-- --unit-tests-on node22` it ends with the unit tests on another bundled Node. */
import { closeSync, openSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { fileOf, runStep, type Outcome, type CheckStep } from "./ci/CheckStep.ts";
import { firstSteps, lastSteps, reducedProofs, unitTestsOn } from "./ci/steps.ts";
import { stepLine, summarise } from "./ci/summary.ts";

const { values } = parseArgs({ options: { "unit-tests-on": { type: "string", multiple: true, default: [] } } });
/** With the installation before it less than 90 minutes, after which CI ends everything without a summary. */
const wholeMs = 70 * 60_000;
const standardOutput = 1;
const outcomes = await runInTurn(firstSteps);
// Each uses one core most of the time, so that a second one finishes them sooner.
const proofs = runBeside(reducedProofs);
outcomes.push(...(await runInTurn([...lastSteps, ...values["unit-tests-on"].map(unitTestsOn)])), await proofs);
const { lines, passed } = summarise(outcomes);
console.log(`\n== summary (Node ${process.version})\n${lines.join("\n")}`);
process.exitCode = passed ? 0 : 1;

async function runInTurn(steps: readonly CheckStep[]): Promise<Outcome[]> {
  const ended: Outcome[] = [];
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    const outcome = await runStep(step, wholeMs - performance.now(), standardOutput);
    console.log(stepLine(outcome));
    ended.push(outcome);
  }
  return ended;
}

/** Runs a step beside others; what it prints is shown as a whole when it has ended. */
async function runBeside(step: CheckStep): Promise<Outcome> {
  const file = fileOf(step, "log");
  const output = openSync(file, "w");
  const outcome = await runStep(step, wholeMs - performance.now(), output);
  closeSync(output);
  console.log(`\n== ${step.name}\n${readFileSync(file, "utf8")}${stepLine(outcome)}`);
  return outcome;
}
