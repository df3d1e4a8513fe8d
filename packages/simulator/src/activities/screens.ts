import { GuiFocus, type GuiFocusName } from "@shipslog/contract";
import { applyTransition } from "../session/applyTransition.ts";
import type { GameSession } from "../session/GameSession.ts";
import { record } from "../session/record.ts";
import { pause } from "./pause.ts";

const numbers = new Map(GuiFocus.names.map((name, at) => [name, at]));

/** Opens a screen and waits for a drawn number of seconds, known to `begin` before; `next` is the kind of the line after it. */
export function openScreen(
  session: GameSession,
  screen: GuiFocusName,
  leastS: number,
  mostS: number,
  begin?: (forMs: number) => void,
  next?: string,
): void {
  session.world.controls.guiFocus = numbers.get(screen) ?? 0;
  record(session);
  applyTransition(session, "lookAtScreen", { screen });
  pause(session, leastS, mostS, begin, next);
}

/** Closes the open screen, if there is one. */
export function closeScreen(session: GameSession): void {
  if (session.world.controls.guiFocus === 0) return;
  session.world.controls.guiFocus = 0;
  applyTransition(session, "leaveScreen", null);
}
