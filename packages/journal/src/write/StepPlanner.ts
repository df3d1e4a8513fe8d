import type { Moment, WriteStep } from "@shipslog/contract";
import { MomentPlanner } from "./MomentPlanner.ts";
import { printEvery } from "./printCompanions.ts";
import { completePlanOptions, type PlanOptions } from "./PlanOptions.ts";

/**
 * Plans as `plan` does, for a caller that gets moments one at a time and writes the steps of one before it has the next.
 * Every content of companion files is written.
 */
export class StepPlanner {
  readonly #planner: MomentPlanner;

  constructor(options: Omit<PlanOptions, "companions"> = {}) {
    this.#planner = new MomentPlanner(completePlanOptions(options));
  }

  /** Yields the steps of the next moment, and before them every write of Status.json that is due until then. */
  take(moment: Moment): Iterable<WriteStep> {
    return printEvery(this.#planner.take(moment));
  }

  /** Yields the write of Status.json that makes the folder show the last moment, if it does not. */
  settle(): Iterable<WriteStep> {
    return printEvery(this.#planner.settle());
  }
}
