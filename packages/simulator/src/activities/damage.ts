import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { record } from "../session/record.ts";
import { wait } from "../session/time.ts";
import type { SufferedDamage } from "../world/Transition.ts";

/** How healthy a player on foot is after an attack. */
const hurtHealth = 0.2;

/** Is attacked and suffers damage; the shields of a ship stay down, those of a suit come back. */
export function beAttacked(session: GameSession, damage: SufferedDamage): void {
  const { controls, ship, foot, chance } = session.world;
  controls.isInDanger = true;
  record(session);
  const seconds = chance.integer(5, 15);
  applyTransition(session, "beAttacked", { seconds });
  wait(session, seconds * 1000);
  if (damage.to === "health") foot.health = hurtHealth;
  else ship.hasShieldsUp = false;
  if (damage.to === "canopy") ship.hasCockpitBreach = true;
  applyTransition(session, "suffer", { damage });
  record(session);
  wait(session, sufferMs);
  controls.isInDanger = false;
  applyTransition(session, "escapeAttack", null);
  record(session);
}

/** Longer than the lines about damage take. */
const sufferMs = 20_000;

/** How long shields take to come back (half of 216 real ones: up to 30 s). */
const restoreS = [15, 50] as const;

/** Waits until the shields of the ship are back. */
export function restoreShields(session: GameSession): void {
  const { chance, ship } = session.world;
  wait(session, chance.integer(...restoreS) * 1000);
  ship.hasShieldsUp = true;
  applyTransition(session, "restoreShields", null);
  record(session);
}
