import { GuiFocus, type GuiFocusName } from "@shipslog/contract";
import type { GameSession } from "../session/GameSession.ts";
import { record } from "../session/record.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import { pause } from "./pause.ts";

const numbers = new Map(GuiFocus.names.map((name, at) => [name, at]));

/** Opens a screen and waits for a drawn number of seconds. */
export function openScreen(session: GameSession, screen: GuiFocusName, leastS: number, mostS: number): void {
  session.controls.guiFocus = numbers.get(screen) ?? 0;
  record(session);
  pause(session, leastS, mostS);
}

/** Closes the open screen. */
export function closeScreen(world: GameWorld): void {
  world.controls.guiFocus = 0;
}
