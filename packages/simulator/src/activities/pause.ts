import type { GameSession } from "../session/GameSession.ts";
import { wait } from "../session/time.ts";

/** Lets a drawn number of seconds pass; short ones are likelier, as with people. */
export function pause(session: GameSession, leastS: number, mostS: number): void {
  const { chance } = session;
  const part = chance.next() * chance.next();
  wait(session, Math.round((leastS + part * (mostS - leastS)) * 1000));
}
