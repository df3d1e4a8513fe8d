import type { Moment } from "@shipslog/contract";
import { exit } from "../activities/startUp.ts";
import type { GameSession } from "../session/GameSession.ts";
import { carryOut } from "./carryOut.ts";
import type { RefusedStep, StepContext } from "./StepDeclaration.ts";
import type { Step, StepName } from "./steps/steps.ts";

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

/**
 * Carries out a script and leaves the game, unless the last step did. Steps that would begin after the end are left out.
 * Throws a RefusedScriptError at a refused step, after the moments before it.
 */
export function* playScript(
  session: GameSession,
  script: readonly Step[],
  { endMs, observed }: { readonly endMs: number } & Pick<StepContext, "observed">,
): Generator<Moment, void, undefined> {
  for (const [index, step] of script.entries()) {
    if (session.world.timeMs >= endMs) break;
    const refused = carryOut(session, step, observed);
    yield* session.output.moments;
    session.output.moments = [];
    if (refused !== undefined) throw new RefusedScriptError(index, step.do, refused);
  }
  if (session.world.state !== "ended") exit(session);
  yield* session.output.moments;
  session.output.moments = [];
}
