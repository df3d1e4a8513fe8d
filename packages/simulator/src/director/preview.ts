import type { JsonObject, Kind } from "@shipslog/contract";
import { leaveOut } from "../events/absences.ts";
import type { AppliedTransition, EventRow } from "../events/EventRow.ts";
import { adaptations } from "../live/adaptations/adaptations.ts";
import type { GameSession } from "../session/GameSession.ts";
import type { TransitionData, TransitionName } from "../session/Transition.ts";

/** Builds the fields an event would have if a transition happened now; nothing is written and nothing changes. */
export function preview<Name extends TransitionName>(
  session: GameSession,
  row: EventRow<Kind, Name>,
  name: Name,
  data: TransitionData[Name],
): JsonObject {
  const { timeMs, state, live } = session;
  const happened: AppliedTransition<Name> = { timeMs, name, from: state, to: state, data };
  const built = row.build(session, happened) as JsonObject;
  if (live === undefined) return leaveOut(built, row.kind, session);
  return live.translate(adaptations[row.kind]?.(built, session) ?? built);
}
