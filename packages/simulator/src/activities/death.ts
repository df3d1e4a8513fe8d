import { settleDebt } from "../commander/crimes.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { wait } from "../session/time.ts";
import type { Chance } from "../chance/Chance.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import { srvLost } from "../scenes/vehicles.ts";
import { playScene } from "../session/journal.ts";
import type { Killer, TransitionData } from "../world/Transition.ts";
import { fillTank } from "../ship/fuel.ts";
import { restingControls } from "../world/Controls.ts";
import type { Port } from "../galaxy/Port.ts";
import { leaveGround } from "../world/SurfacePosition.ts";
import { abandonMission } from "./missions.ts";
import { portsHere } from "./ports.ts";

/** How often a fight without shields is lost, in a ship and on foot: about as often as in real journals. */
const lostShares = { ship: 0.07, onFoot: 0.03 };

/** The ports in which a new ship is ready: those of the system in which the old one was lost (18 of 23 real losses). */
export function portsToWakeIn(session: GameSession): readonly Port[] {
  return portsHere(session.world).filter(({ isOnSurface, state }) => !isOnSurface && state !== "Damaged");
}

/** Draws whether a fight of the player's ship is lost. Those who are wanted would wake in a prison elsewhere. */
export function losesShip(session: GameSession): boolean {
  const { perils, aboard, commander, system } = session.world;
  if (perils === undefined || aboard !== "own" || commander.wantedIn.has(system.address)) return false;
  return perils.isLucky(lostShares.ship) && portsToWakeIn(session).length > 0;
}

/** The ship is lost with everything in it; the player wakes in a new one in a port of the system. */
export function loseShip(session: GameSession, perils: Chance, by?: Killer): void {
  const { ship, commander } = session.world;
  const carried = new Set(ship.cargo.map(({ missionId }) => missionId));
  applyTransition(session, "die", by === undefined ? {} : { by });
  Object.assign(session.world.controls, restingControls());
  Object.assign(ship, { cargo: [], boost: undefined, heatPercent: 30, hasShieldsUp: true, hasCockpitBreach: false });
  fillTank(ship, ship.fuelCapacityT);
  commander.surveys.clear();
  session.world.destination = undefined;
  session.world.hasVisitedOutfitting = false;
  session.world.fighter = "inBay";
  resurrect(session, perils, { option: "rebuy" });
  session.world.port = perils.pick(portsToWakeIn(session));
  returnTo(session, perils, "docked");
  for (const mission of commander.missions.filter(({ id }) => typeof id === "number" && carried.has(id))) {
    wait(session, perils.integer(5, 20) * 1000);
    abandonMission(session, mission);
  }
}

function resurrect(session: GameSession, perils: Chance, how: TransitionData["resurrect"]): void {
  wait(session, perils.integer(21, 60) * 1000);
  applyTransition(session, "resurrect", how);
  wait(session, perils.integer(4, 10) * 1000);
}

function returnTo(session: GameSession, perils: Chance, state: "docked" | "planetFlight" | "onFoot"): void {
  applyTransition(session, "enterWorld", { isOnFoot: state === "onFoot", isBack: true }, state);
  session.world.nextGoalsMs = session.world.timeMs + perils.integer(20, 90) * 1000;
  wait(session, perils.integer(10, 40) * 1000);
}

/** Draws whether a fight on foot, beside the player's own ship, is lost. */
export function losesLife({ world: { perils, shipWaits, surface } }: GameSession): boolean {
  return perils !== undefined && shipWaits === undefined && surface !== undefined && perils.isLucky(lostShares.onFoot);
}

/** The player dies on foot and wakes in the ship, which waits above the ground. */
export function dieOnFoot(session: GameSession, perils: Chance, by?: Killer): void {
  const { foot } = session.world;
  applyTransition(session, "die", by === undefined ? {} : { by });
  foot.health = 1;
  foot.oxygen = 1;
  session.world.srv.isOut = false;
  rejoinShip(session, perils);
}

/** The player dies in the SRV, which is lost with what is in it, and wakes in the ship. */
export function dieInSrv(session: GameSession, perils: Chance): void {
  applyTransition(session, "die", { by: "nobody" });
  session.world.srv.cargo = [];
  Object.assign(session.world.controls, restingControls());
  // The wreck is told while the player is in the menu: 19 s after the death in the one real journal that shows it.
  wait(session, 19_000);
  playScene(session, srvLost);
  rejoinShip(session, perils);
}

function rejoinShip(session: GameSession, perils: Chance): void {
  const { surface } = session.world;
  resurrect(session, perils, { option: "rejoin" });
  session.world.aboard = "own";
  if (surface !== undefined) {
    leaveGround(surface);
    surface.heightM += 1500;
  }
  returnTo(session, perils, "planetFlight");
}

/** A prison, and what brings the player there. */
export interface Prison {
  readonly system: StarSystem;
  readonly port: Port;
  readonly option: "recover" | "handin";
  readonly costCr: number;
}

/** A wanted player dies on foot, or gives up in a port, and wakes in a prison in another system, where the ship is too. */
export function wakeInPrison(session: GameSession, perils: Chance, { system, port, option, costCr }: Prison): void {
  const { commander, foot } = session.world;
  const from = session.world.system.address;
  if (option === "recover") applyTransition(session, "die", {});
  else applyTransition(session, "quitToMenu", null);
  Object.assign(session.world.controls, restingControls());
  commander.wantedIn.delete(from);
  settleDebt(commander.debts, from, "bountiesCr");
  resurrect(session, perils, { option, costCr });
  session.world.route = [];
  session.world.destination = undefined;
  session.world.surface = undefined;
  session.world.system = system;
  session.world.port = port;
  session.world.shipWaits = undefined;
  session.world.aboard = "own";
  Object.assign(foot, { place: "hangar", health: 1, oxygen: 1, hasBreathableAir: true, weapon: undefined });
  returnTo(session, perils, option === "recover" ? "onFoot" : "docked");
}
