import { wingExtended, wingInvited, wingJoined, wingLeft } from "../scenes/company.ts";
import type { GameSession } from "../session/GameSession.ts";
import { playScene } from "../session/journal.ts";
import { record } from "../session/record.ts";
import { pause } from "./pause.ts";

/** The most other players in a wing. */
export const wingMax = 3;

/** Joins a wing of a number of others, or leaves it. */
export function setWing(session: GameSession, isOn: boolean, others = 1): void {
  const { controls } = session.world;
  if (controls.isInWing === isOn) return;
  controls.isInWing = isOn;
  playScene(session, isOn ? wingJoined(others) : wingLeft);
}

/** Is invited to a wing by another player. */
export function beInvitedToWing(session: GameSession, name: string | undefined): void {
  playScene(session, wingInvited(name));
  // Players answer within seconds (4 to 13 in real journals).
  pause(session, 4, 13);
}

/** One more player joins the wing. */
export function extendWing(session: GameSession, name: string | undefined): void {
  playScene(session, wingExtended(name));
  record(session);
}
