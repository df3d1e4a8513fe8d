import type { LimpetType } from "../lines/mining.ts";
import { drawAsteroid, type Asteroid, type Mineral } from "../live/asteroids.ts";
import { asteroidCracked, asteroidProspected, limpetLaunched, mineralRefined } from "../scenes/mining.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { playScene } from "../session/journal.ts";
import { wait } from "../session/time.ts";
import { cargoT, loadCargo, unloadCargo, type CargoItem } from "../ship/SimulatedShip.ts";
import type { NearRing } from "../world/GameWorld.ts";
import { cruise } from "./flight.ts";
import { pause } from "./pause.ts";

/** Flies from supercruise into a ring of the system. */
export function dropIntoRing(session: GameSession, ring: NearRing): void {
  const { address } = session.world.system;
  session.world.destination = { address, body: ring.id, name: ring.name, text: undefined };
  cruise(session, ring.distanceLs);
  session.world.ring = ring;
  applyTransition(session, "dropAtSignal", null);
  session.world.destination = undefined;
  pause(session, 10, 30);
}

/** Whether goods are limpets of the player's own; those of a mission are cargo. */
export function isOwnLimpet({ type, missionId }: CargoItem): boolean {
  return type === "drones" && missionId === undefined;
}

/** How many limpets are in the hold. */
export function limpetsIn({ world: { ship } }: GameSession): number {
  return ship.cargo.find(isOwnLimpet)?.count ?? 0;
}

/** Launches a limpet of the hold, and waits some seconds. */
export function launchLimpet(session: GameSession, type: LimpetType, forMs?: number): void {
  const { cargo } = session.world.ship;
  const limpets = cargo.find(isOwnLimpet);
  if (limpets === undefined) throw new Error("cannot launch a limpet without one");
  unloadCargo(cargo, limpets, 1);
  playScene(session, limpetLaunched(type));
  wait(session, forMs ?? session.world.chance.integer(5, 7) * 1000);
}

/** Lets a prospector find an asteroid of the ring. */
export function prospect(session: GameSession, ring: NearRing, hasCore: boolean): Asteroid {
  launchLimpet(session, "Prospector");
  const asteroid = drawAsteroid(session.world.chance.fork("asteroid", session.world.timeMs), ring.ringClass, hasCore);
  playScene(session, asteroidProspected(asteroid));
  pause(session, 10, 30);
  return asteroid;
}

/** Mines an asteroid with lasers, or cracks its core, and collects tonnes as far as there is room. */
export function mineAsteroid(session: GameSession, asteroid: Asteroid, tonnes: number): void {
  const { ship, controls, chance } = session.world;
  controls.hasHardpointsOut = true;
  pause(session, 20, 60);
  if (asteroid.core !== undefined) {
    playScene(session, asteroidCracked);
    wait(session, 5000);
  }
  controls.hasHardpointsOut = false;
  controls.hasScoopOut = true;
  for (let left = Math.min(limpetsIn(session), chance.integer(1, 3)); left > 0; left -= 1) {
    launchLimpet(session, "Collection", left > 1 ? 1000 : undefined);
  }
  const [[main]] = asteroid.shares as readonly [readonly [Mineral, number]];
  const [symbol, text] = asteroid.core ?? main;
  const type = symbol.toLowerCase();
  for (let left = tonnes; left > 0 && cargoT(ship) < ship.cargoCapacityT; left -= 1) {
    // 155 of 852 real tonnes follow another one at once.
    wait(session, chance.isLucky(0.25) ? 1000 : chance.integer(4, 25) * 1000);
    loadCargo(ship.cargo, { type, name: text, count: 1, missionId: undefined });
    playScene(session, mineralRefined(type, text));
  }
  wait(session, 5000);
  controls.hasScoopOut = false;
}
