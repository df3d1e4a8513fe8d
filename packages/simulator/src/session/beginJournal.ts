import type { GameSession } from "./GameSession.ts";
import { outputOf, record } from "./record.ts";

/** Records the first moment of a session at the main menu; in dialect `live` it holds the Fileheader. */
export function beginJournal(session: GameSession): void {
  session.journals += 1;
  if (session.live === undefined) record(session);
  else session.live.begin(session, outputOf(session));
}
