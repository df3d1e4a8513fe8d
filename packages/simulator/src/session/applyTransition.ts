import { roundToLayout } from "@shipslog/contract/text";
import { leaveOut } from "../events/absences.ts";
import type { EventRow } from "../events/EventRow.ts";
import { rowsFor } from "../events/eventTable.ts";
import { companionFileOf } from "./companionFileOf.ts";
import type { GameSession } from "./GameSession.ts";
import { outputOf, record } from "./record.ts";
import type { GameState } from "./gameStates.ts";
import { timestampOf } from "./timestamp.ts";
import { transitionRules, type Transition, type TransitionData, type TransitionName } from "./Transition.ts";

/**
 * Applies a transition: checks that the state allows it, changes the state, logs the transition, and writes the events whose
 * rows of the Events table it fulfils.
 */
export function applyTransition<Name extends TransitionName>(
  session: GameSession,
  name: Name,
  data: TransitionData[Name],
  to?: GameState,
): void {
  const rule = transitionRules[name];
  const from = session.state;
  if (!rule.from.includes(from)) throw new Error(`${name} cannot happen in state ${from}`);
  if (rule.to !== undefined) session.live?.catchUp(session, Number.POSITIVE_INFINITY, outputOf(session));
  const next = rule.to === undefined ? from : rule.to === "any" ? (to ?? from) : rule.to;
  const happened = { timeMs: session.timeMs, name, from, to: next, data } as unknown as Transition;
  const specified = rowsFor(name).filter((row) => row.isTriggeredBy?.(happened) ?? true);
  const triggers = specified.map(({ kind }) => kind);
  const rows = session.live === undefined ? specified : rowsFor(name).filter((row) => isWrittenLive(row, happened));
  session.state = next;
  for (const kind of triggers) session.written.add(kind);
  if (session.keepsLog) session.pendingTransitions.push({ ...happened, triggers });
  if (session.live !== undefined) session.live.follow(session, happened, rows, outputOf(session));
  else for (const row of rows) write(session, row, happened);
  if (from !== next && rows.length === 0) record(session);
}

function isWrittenLive(row: EventRow, happened: Transition): boolean {
  return row.isTriggeredInLive?.(happened) ?? row.isTriggeredBy?.(happened) ?? true;
}

function write(session: GameSession, row: EventRow, happened: Transition): void {
  const { kind, holdsRawNumbers = false } = row;
  const common = { timestamp: timestampOf(session.timeMs), event: kind };
  const built = leaveOut({ ...common, ...row.build(session, happened) }, kind, session);
  const full = holdsRawNumbers ? roundToLayout(built) : built;
  const file = companionFileOf(kind);
  if (file !== undefined) session.companions = { ...session.companions, [file]: full };
  record(session, file === undefined ? full : common);
}
