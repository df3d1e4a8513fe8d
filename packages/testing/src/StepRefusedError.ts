import type { Step } from "@shipslog/simulator";

/** A step that the game cannot carry out now. Its message says why, and what would make it possible. */
export class StepRefusedError extends Error {
  override readonly name = "StepRefusedError";
  readonly step: Step;
  /** Why the step is impossible, in one sentence. */
  readonly reason: string;
  /** What would make it possible, in one sentence. */
  readonly possible: string;

  constructor(step: Step, { reason, possible }: { readonly reason: string; readonly possible: string }) {
    super(`${step.do} is not possible: ${reason} ${possible}`);
    this.step = step;
    this.reason = reason;
    this.possible = possible;
  }
}
