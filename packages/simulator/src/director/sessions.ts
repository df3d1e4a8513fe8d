import type { GameSession } from "../session/GameSession.ts";
import { beginJournal, dropLines } from "../session/journal.ts";
import { restingControls } from "../world/Controls.ts";
import type { GameState } from "../world/gameStates.ts";

/** How long the player needs to start the game again. */
const restartMs = 30_000;

/** States that a crash does not preserve: the game returns the player to space. */
const lost: readonly GameState[] = ["fighter", "planetFlight"];

/** Ends the game without another line; the journal and the companion files stay as they are. */
export function endAbruptly(session: GameSession): void {
  const isLost = lost.includes(session.state);
  if (isLost) session.surface = undefined;
  if (isLost) session.port = undefined;
  if (session.state !== "mainMenu") session.stateToResume = isLost ? "normalSpace" : session.state;
  Object.assign(session.controls, restingControls());
  dropLines(session);
  session.state = "ended";
}

/** Starts the game again after it ended; the next journal begins at the main menu. */
export function beginAgain(session: GameSession): void {
  session.timeMs += restartMs;
  session.state = "mainMenu";
  beginJournal(session);
}
