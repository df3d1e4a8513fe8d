import type { RefusedStep } from "./RefusedStep.ts";
import type { StepName } from "./steps/steps.ts";

/** A step of a script was refused, so that the rest of the script cannot be carried out. */
export class RefusedScriptError extends Error {
  /** The place of the step in the script; 0 is the first. */
  readonly index: number;
  /** What would make the step possible. */
  readonly possible: string;

  constructor(index: number, name: StepName, { message, possible }: RefusedStep) {
    super(`step ${index + 1} of the script, ${name}, is refused: ${message} ${possible}`);
    this.name = "RefusedScriptError";
    this.index = index;
    this.possible = possible;
  }
}
