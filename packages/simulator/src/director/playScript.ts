import type { Moment } from "@shipslog/contract";
import { exit } from "../activities/startUp.ts";
import type { GameSession } from "../session/GameSession.ts";
import { carryOut } from "./carryOut.ts";
import { RefusedScriptError } from "./RefusedScriptError.ts";
import type { Step } from "./Step.ts";

/**
 * Carries out a script and leaves the game, unless the last step did. Steps that would begin after the end are left out.
 * Throws a RefusedScriptError at a refused step, after the moments before it.
 */
export function* playScript(
  session: GameSession,
  script: readonly Step[],
  endMs: number,
): Generator<Moment, void, undefined> {
  for (const [index, step] of script.entries()) {
    if (session.timeMs >= endMs) break;
    const refused = carryOut(session, step);
    yield* session.outbox;
    session.outbox = [];
    if (refused !== undefined) throw new RefusedScriptError(index, step.do, refused);
  }
  if (session.state !== "ended") exit(session);
  yield* session.outbox;
  session.outbox = [];
}
