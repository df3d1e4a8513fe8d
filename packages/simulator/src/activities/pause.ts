import { GuiFocus, type GuiFocusName } from "@shipslog/contract";
import type { GameSession } from "../session/GameSession.ts";
import { record } from "../session/record.ts";
import { wait } from "../session/time.ts";
import type { GameWorld } from "../world/GameWorld.ts";

/** Lets a drawn number of seconds pass; short ones are likelier, as with people. */
export function pause(session: GameSession, leastS: number, mostS: number): void {
  const { chance } = session;
  const part = chance.next() * chance.next();
  wait(session, Math.round((leastS + part * (mostS - leastS)) * 1000));
}

const numbers = new Map(GuiFocus.names.map((name, at) => [name, at]));

/** Opens a screen for a while. */
export function lookAt(session: GameSession, screen: GuiFocusName, leastS: number, mostS: number): void {
  session.controls.guiFocus = numbers.get(screen) ?? 0;
  record(session);
  pause(session, leastS, mostS);
}

/** Closes whatever screen is open. */
export function lookUp(world: GameWorld): void {
  world.controls.guiFocus = 0;
}
