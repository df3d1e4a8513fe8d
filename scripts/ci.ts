/** The whole check: `npm run ci`, and `npm run ci -- --unit-tests-on node22` to end with the unit tests on another bundled Node. */
import { parseArgs } from "node:util";
import { runStep, type Outcome, type Step } from "./ci/Step.ts";
import { steps, unitTestsOn } from "./ci/steps.ts";
import { stepLine, summarise } from "./ci/summary.ts";

const { values } = parseArgs({ options: { "unit-tests-on": { type: "string", multiple: true, default: [] } } });
const outcomes = [...steps, ...values["unit-tests-on"].map(unitTestsOn)].map(announceAndRun);
const { lines, passed } = summarise(outcomes);
console.log(`\n== summary (Node ${process.version})\n${lines.join("\n")}`);
process.exitCode = passed ? 0 : 1;

function announceAndRun(step: Step): Outcome {
  console.log(`\n== ${step.name}`);
  const outcome = runStep(step);
  console.log(stepLine(outcome));
  return outcome;
}
