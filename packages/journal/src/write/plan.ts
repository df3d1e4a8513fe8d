import type { Moment, WriteStep } from "@shipslog/contract";
import { printEvery, printLast, type PlannedStep } from "./printCompanions.ts";
import { completePlanOptions, type PlanOptions } from "./PlanOptions.ts";
import { MomentPlanner } from "./MomentPlanner.ts";

/**
 * Turns moments into write steps in order of time, as the game would write them: an announced companion file before the
 * line that announces it, and Status.json, which no line announces, after all lines of its time.
 *
 * It is pure and lazy: the same moments give the same steps, and it keeps only the last contents of the files. A moment
 * whose time is before that of an earlier one gets the time of the earlier one. Throws a TypeError for a wrong option.
 */
export function plan(moments: Iterable<Moment>, options: PlanOptions = {}): Generator<WriteStep, void, undefined> {
  const complete = completePlanOptions(options);
  const print = complete.companions === "every" ? printEvery : printLast;
  return print(planSteps(moments, complete));
}

function* planSteps(
  moments: Iterable<Moment>,
  complete: Required<PlanOptions>,
): Generator<PlannedStep, void, undefined> {
  const planner = new MomentPlanner(complete);
  for (const moment of moments) yield* planner.take(moment);
  yield* planner.settle();
}
