import type { Moment, Scar, ScarredMoment } from "@shipslog/contract";
import { plan } from "../write/plan.ts";
import type { PlanOptions } from "../write/PlanOptions.ts";
import type { WriteStep } from "../write/WriteStep.ts";
import type { ScarredStep } from "./StepFault.ts";

/**
 * Plans damaged moments: the very steps that `plan` gives, each with what was done to its moment. The planner takes one
 * moment at a time, so what it gives before it asks for the next belongs to that moment, and the last line is its own.
 */
export function* planScarred(
  moments: Iterable<ScarredMoment>,
  options: PlanOptions = {},
): Generator<ScarredStep, void, undefined> {
  let [current, held]: [ScarredMoment | undefined, WriteStep[]] = [undefined, []];
  /** Scars of moments that brought no line; the next line bears them. */
  let waiting: readonly Scar[] = [];
  const ready: ScarredStep[] = [];
  const settle = (): void => {
    const { scars = [], isTaken = false } = current ?? {};
    const line = held.findLastIndex(({ type }) => type === "append");
    const borne = [...waiting, ...scars];
    waiting = line === -1 ? borne : [];
    for (const [index, step] of held.entries()) ready.push({ step, scars: index === line ? borne : [], isTaken });
    held = [];
  };
  function* passOn(): Generator<Moment, void, undefined> {
    for (const given of moments) {
      settle();
      current = given;
      yield given.moment;
    }
  }
  for (const step of plan(passOn(), options)) {
    yield* ready.splice(0);
    held.push(step);
  }
  settle();
  yield* ready;
}
