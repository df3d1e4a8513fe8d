/** Why a step cannot be carried out; thrown inside the director and returned by it as a value. */
export class RefusedStep extends Error {
  /** What would make the step possible. */
  readonly possible: string;

  constructor(reason: string, possible: string) {
    super(reason);
    this.name = "RefusedStep";
    this.possible = possible;
  }
}

/** Refuses the step that is being carried out: one sentence with the reason, one that tells what would make it possible. */
export function refuseStep(reason: string, possible: string): never {
  throw new RefusedStep(reason, possible);
}
