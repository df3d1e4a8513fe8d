import { crimeOf, type CrimeName } from "../commander/crimes.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { record } from "../session/record.ts";
import { pause } from "./pause.ts";

/** Breaks the law of the system: the player is wanted there, or has a fine to pay. */
export function commitCrime(session: GameSession, crime: CrimeName): void {
  const { commander, system } = session.world;
  pause(session, 5, 15);
  (crimeOf(crime).earns === "fine" ? commander.finedIn : commander.wantedIn).add(system.address);
  applyTransition(session, "commitCrime", { crime });
  record(session);
  pause(session, 15, 25);
}
