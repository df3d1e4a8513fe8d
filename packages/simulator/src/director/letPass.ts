import type { GameSession } from "../session/GameSession.ts";
import { wait } from "../session/time.ts";

/** Lets time pass; while the game is not running, nothing is written. */
export function letPass(session: GameSession, durationMs: number): void {
  if (session.state === "ended") session.timeMs += Math.round(durationMs);
  else wait(session, durationMs);
}
