import type { GameSession } from "../session/GameSession.ts";
import { wait } from "../session/time.ts";

/** Waits for a drawn number of seconds; shorter pauses are more likely. */
export function pause(session: GameSession, leastS: number, mostS: number): void {
  const { chance } = session;
  const part = chance.next() * chance.next();
  wait(session, Math.round((leastS + part * (mostS - leastS)) * 1000));
}
