import { lyBetween } from "../galaxy/lyBetween.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { leaveGround } from "../world/SurfacePosition.ts";
import { fighterReturned } from "../scenes/vehicles.ts";
import { playScene } from "../session/journal.ts";
import { record } from "../session/record.ts";
import { wait } from "../session/time.ts";
import { currentShip, type GameWorld } from "../world/GameWorld.ts";
import { jumpRangeLy, spendJump } from "../ship/fuel.ts";
import { pause } from "./pause.ts";

/** Whether the ship can reach a system in one jump now. */
export function canReach(world: GameWorld, system: StarSystem): boolean {
  return lyBetween(world.system.position, system.position) <= jumpRangeLy(currentShip(world));
}

/** Selects a system as the destination; Body 0 is its arrival star. */
export function aimAt(world: GameWorld, system: StarSystem): void {
  world.destination = { address: system.address, body: 0, name: system.name, text: undefined };
}

/** Charges the drive, jumps and arrives; the fuel is deducted when the jump begins (F33). */
export function jumpTo(session: GameSession, system: StarSystem): void {
  const { controls, chance } = session.world;
  const from = session.world.system;
  const ly = lyBetween(from.position, system.position);
  chargeDrive(session, system);
  const fuel = spendJump(currentShip(session.world), ly);
  applyTransition(session, "engageHyperdrive", { address: system.address });
  // Usually 18 s, at most 47 s (F56).
  wait(session, (18 + Math.floor(chance.next() * chance.next() * chance.next() * 30)) * 1000);
  completeArrival(session.world, system);
  applyTransition(session, "arrive", { from, to: system, distanceLy: ly, fuel }, "supercruise");
  controls.cooldownUntilMs = session.world.timeMs + 10_000;
}

function chargeDrive(session: GameSession, system: StarSystem): void {
  const { controls, chance } = session.world;
  aimAt(session.world, system);
  controls.isChargingDrive = true;
  controls.isChargingHyperdrive = true;
  controls.heatTargetPercent = chance.between(60, 85);
  wait(session, chance.integer(15, 20) * 1000);
}

/** Begins a jump and stays in hyperspace; the fuel stays too, as the server never heard of the jump. */
export function beginJump(session: GameSession, system: StarSystem): void {
  chargeDrive(session, system);
  applyTransition(session, "engageHyperdrive", { address: system.address });
  wait(session, session.world.chance.integer(35, 45) * 1000);
}

function completeArrival(world: GameWorld, system: StarSystem): void {
  const { controls, route } = world;
  controls.isChargingDrive = false;
  controls.isChargingHyperdrive = false;
  controls.heatTargetPercent = world.chance.between(28, 42);
  world.system = system;
  world.port = undefined;
  world.ring = undefined;
  const at = route.findIndex(({ address }) => address === system.address);
  world.route = at < 0 ? [] : route.slice(at + 1);
  const [next] = world.route;
  if (next === undefined) world.destination = undefined;
  else aimAt(world, next);
}

/** Enters supercruise from normal space. */
export function engageSupercruise(session: GameSession): void {
  const { controls } = session.world;
  recallFighter(session);
  prepareForCruise(session.world);
  // The drive charges only outside the mass lock of the port.
  session.world.port = undefined;
  controls.isChargingDrive = true;
  applyTransition(session, "countDown", null);
  wait(session, 5000);
  controls.isChargingDrive = false;
  session.world.ring = undefined;
  const isAtPlanet = session.world.state === "planetFlight";
  applyTransition(session, "engageSupercruise", null, isAtPlanet ? "orbitalCruise" : "supercruise");
  controls.cooldownUntilMs = session.world.timeMs + 6000;
}

/** Retracts everything that prevents the drive from engaging. */
export function prepareForCruise({ controls }: GameWorld): void {
  controls.isGearDown = false;
  controls.hasHardpointsOut = false;
  controls.hasScoopOut = false;
  controls.isRunningSilent = false;
  controls.isSpeeding = false;
}

/** How a ship may fly in supercruise. */
export type CruiseManner = "assist" | "overcharge" | "by hand";

function drawManner({ chance }: GameWorld, distanceLs: number): CruiseManner {
  if (chance.isLucky(0.4)) return "assist";
  return distanceLs > 500 && chance.isLucky(0.3) ? "overcharge" : "by hand";
}

/** Cruises to a target at a distance in the same system; the manner is drawn unless it is given. */
export function cruise(session: GameSession, distanceLs: number, chosen?: CruiseManner): void {
  const { controls, chance } = session.world;
  const manner = chosen ?? drawManner(session.world, distanceLs);
  controls.isAssisted = manner === "assist";
  // Overcharge is faster and hotter.
  controls.isOvercharging = manner === "overcharge";
  if (controls.isOvercharging) controls.heatTargetPercent = chance.between(70, 125);
  const seconds = 40 + Math.sqrt(distanceLs) * (controls.isOvercharging ? 1 : 4);
  wait(session, Math.round(Math.min(seconds, 1200) * 1000));
  controls.isAssisted = false;
  controls.isOvercharging = false;
  controls.heatTargetPercent = chance.between(28, 42);
}

/** Undocks and leaves the area of the port. */
export function undock(session: GameSession): void {
  const { controls, chance, port } = session.world;
  if (port === undefined) throw new Error("cannot undock without a port");
  pause(session, 5, 20, undefined, "Undocked");
  session.world.hasVisitedOutfitting = false;
  controls.isGearDown = true;
  applyTransition(session, "undock", { marketId: port.marketId }, port.isOnSurface ? "planetFlight" : "normalSpace");
  wait(session, 5000);
  controls.isGearDown = false;
  if (port.isOnSurface && session.world.surface !== undefined) {
    leaveGround(session.world.surface);
    session.world.surface.climbMps = chance.between(40, 60);
    session.world.surface.speedMps = chance.between(100, 250);
  }
  wait(session, chance.integer(20, 40) * 1000);
  if (session.world.surface !== undefined) session.world.surface.climbMps = 0;
}

/** Calls the fighter of the hired pilot back, without which the ship neither leaves nor docks. */
export function recallFighter(session: GameSession): void {
  if (session.world.fighter !== "withCrew") return;
  playScene(session, fighterReturned);
  session.world.fighter = "inBay";
  record(session);
  wait(session, 3000);
}
