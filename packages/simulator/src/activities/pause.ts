import type { GameSession } from "../session/GameSession.ts";
import { wait } from "../session/time.ts";

/** Waits for a drawn number of seconds, known to `begin` before; shorter pauses are more likely. */
export function pause(session: GameSession, leastS: number, mostS: number, begin?: (forMs: number) => void): void {
  const { chance } = session.world;
  const part = chance.next() * chance.next();
  const forMs = Math.round((leastS + part * (mostS - leastS)) * 1000);
  begin?.(forMs);
  wait(session, forMs);
}
