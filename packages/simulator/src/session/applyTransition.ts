import type { Kind } from "@shipslog/contract";
import { triggeredBy } from "../lines/specified.ts";
import type { Transition, TransitionData, TransitionName } from "../world/Transition.ts";
import { transitionRules } from "../world/transitionRules.ts";
import type { GameState } from "../world/gameStates.ts";
import type { GameSession } from "./GameSession.ts";
import { catchUp, writeLines } from "./journal.ts";
import { record } from "./record.ts";

/**
 * Applies a transition: checks that the state allows it, changes the state, tells it the observer, and writes the lines that it
 * triggers.
 */
export function applyTransition<Name extends TransitionName>(
  session: GameSession,
  name: Name,
  data: TransitionData[Name],
  to?: GameState,
): void {
  const rule = transitionRules[name];
  const from = session.world.state;
  if (!rule.from.includes(from)) throw new Error(`${name} cannot happen in state ${from}`);
  if (rule.to !== undefined) catchUp(session, Number.POSITIVE_INFINITY);
  const next = rule.to === undefined ? from : rule.to === "any" ? (to ?? from) : rule.to;
  const happened = { timeMs: session.world.timeMs, name, from, to: next, data } as unknown as Transition;
  const specified = triggeredBy(happened, "spec");
  const triggers = specified.map(({ kind }) => kind as Kind);
  const lines = session.written.live === undefined ? specified : triggeredBy(happened, "live");
  session.world.state = next;
  if (from !== next) session.world.stateSinceMs = session.world.timeMs;
  for (const kind of triggers) session.written.kinds.add(kind);
  session.output.observer?.happened(happened, triggers);
  writeLines(session, happened, lines);
  if (from !== next && lines.length === 0) record(session);
}
