import type { JsonObject } from "@shipslog/contract";
import type { LineInput, LineKind, LineOf } from "../lines/line.ts";
import type { GameSession } from "../session/GameSession.ts";
import { inDialect } from "../session/write.ts";
import type { TransitionData, TransitionName } from "../world/Transition.ts";

/** Builds the fields a line would have if a transition happened now; nothing is written and nothing changes. */
export function preview<Name extends TransitionName>(
  session: GameSession,
  line: LineOf<LineKind, [input: LineInput<Name>]>,
  name: Name,
  data: TransitionData[Name],
): JsonObject {
  const { timeMs, state } = session;
  const built = line.build({ world: session, happened: { timeMs, name, from: state, to: state, data } }) as JsonObject;
  return inDialect(session, line, built) ?? built;
}
