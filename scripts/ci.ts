/** The whole check: `npm run ci`. With `-- --unit-tests-on node22` it ends with the unit tests on another bundled Node. */
import { parseArgs } from "node:util";
import { runStep, type Outcome, type Step } from "./ci/Step.ts";
import { steps, unitTestsOn } from "./ci/steps.ts";
import { stepLine, summarise } from "./ci/summary.ts";

const { values } = parseArgs({ options: { "unit-tests-on": { type: "string", multiple: true, default: [] } } });
/** With the installation before it less than 90 minutes, after which CI ends everything without a summary. */
const wholeMs = 70 * 60_000;
const outcomes: Outcome[] = [];
for (const step of [...steps, ...values["unit-tests-on"].map(unitTestsOn)]) outcomes.push(await announceAndRun(step));
const { lines, passed } = summarise(outcomes);
console.log(`\n== summary (Node ${process.version})\n${lines.join("\n")}`);
process.exitCode = passed ? 0 : 1;

async function announceAndRun(step: Step): Promise<Outcome> {
  console.log(`\n== ${step.name}`);
  const outcome = await runStep(step, wholeMs - performance.now());
  console.log(stepLine(outcome));
  return outcome;
}
