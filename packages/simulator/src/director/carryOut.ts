import { announcedFile, type JsonObject } from "@shipslog/contract";
import type { GameSession } from "../session/GameSession.ts";
import { closeScreen } from "../activities/screens.ts";
import { shownText, unexpectedFields } from "./expectation.ts";
import { problemsOfStep } from "./parseScript.ts";
import { RefusedStep, refuseStep, type StepContext, type StepDeclaration } from "./StepDeclaration.ts";
import { requireLines, requireStepInGame } from "./stepFeatures.ts";
import { steps, type Step } from "./steps/steps.ts";

/** Carries out a step on a session; returns why it is refused, or undefined when it is done. Throws a TypeError for a wrong step. */
export function carryOut(
  session: GameSession,
  step: Step,
  observed?: StepContext["observed"],
): RefusedStep | undefined {
  const [problem] = problemsOfStep(step);
  if (problem !== undefined) throw new TypeError(`this is not a step: ${problem.pointer || "/"}: ${problem.message}`);
  return carryOutKnown(session, step, observed);
}

/** Carries out a step that is known to be one. */
export function carryOutKnown(
  session: GameSession,
  step: Step,
  observed?: StepContext["observed"],
): RefusedStep | undefined {
  const { do: name, strict = false, expect = {}, ...values } = step;
  const declaration: StepDeclaration = steps[name] as unknown as StepDeclaration;
  try {
    requireStepInGame(session, name, declaration.expects, expect);
    requireExpectable(declaration, expect, name);
    const written = session.output.moments.length;
    session.written.left.clear();
    if (declaration.keepsScreen !== true) closeScreen(session);
    declaration.run({ session, isStrict: strict, expect, observed } satisfies StepContext, values);
    const isWritten = session.output.moments.slice(written).some(({ event }) => event !== undefined);
    requireLines(isWritten, session.written.left);
    requireExpected(session, declaration, expect, written);
    return undefined;
  } catch (error) {
    if (error instanceof RefusedStep) return error;
    throw error;
  }
}

function requireExpectable({ expects }: StepDeclaration, expect: JsonObject, name: string): void {
  if (expects !== undefined || Object.keys(expect).length === 0) return;
  refuseStep(`The step ${name} writes no event of its own.`, "Leave out expect.");
}

/** Compares the last event of the step with its wishes. */
function requireExpected(session: GameSession, { expects }: StepDeclaration, expect: JsonObject, since: number): void {
  if (expects === undefined || Object.keys(expect).length === 0) return;
  const events = session.output.moments.slice(since).flatMap(({ event, companions }) => {
    if (event?.["event"] !== expects) return [];
    const file = announcedFile(expects, event);
    return [(file && companions[file]) ?? event];
  });
  const last = events.at(-1);
  if (last === undefined) refuseStep(`No ${expects} event was written.`, "Leave out expect.");
  const missed = unexpectedFields(last, expect);
  if (missed.length === 0) return;
  const got = missed.map((name) => `${name} is ${shownText(last[name])}`).join(", ");
  refuseStep(`The event is not as expected: ${got}.`, "Expect less, or ask for another target, time or seed.");
}
