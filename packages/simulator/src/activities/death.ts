import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { wait } from "../session/time.ts";
import type { Chance } from "../chance/Chance.ts";
import { fillTank } from "../ship/fuel.ts";
import { restingControls } from "../world/Controls.ts";
import type { Port } from "../galaxy/Port.ts";
import { leaveGround } from "../world/SurfacePosition.ts";
import { abandonMission } from "./missions.ts";
import { portsHere } from "./ports.ts";

/** How often a fight without shields is lost, in a ship and on foot: about as often as in real journals. */
const lostShares = { ship: 0.07, onFoot: 0.03 };

/** The ports in which a new ship is ready: those of the system in which the old one was lost (18 of 23 real losses). */
function portsToWakeIn(session: GameSession): readonly Port[] {
  return portsHere(session.world).filter(({ isOnSurface, state }) => !isOnSurface && state !== "Damaged");
}

/** Draws whether a fight of the player's ship is lost. Those who are wanted would wake in a prison elsewhere. */
export function losesShip(session: GameSession): boolean {
  const { perils, aboard, commander, system } = session.world;
  if (perils === undefined || aboard !== "own" || commander.wantedIn.has(system.address)) return false;
  return perils.isLucky(lostShares.ship) && portsToWakeIn(session).length > 0;
}

/** The ship is lost with everything in it; the player wakes in a new one in a port of the system. */
export function loseShip(session: GameSession, perils: Chance): void {
  const { ship, commander } = session.world;
  const carried = new Set(ship.cargo.map(({ missionId }) => missionId));
  applyTransition(session, "die", null);
  Object.assign(session.world.controls, restingControls());
  Object.assign(ship, { cargo: [], boost: undefined, heatPercent: 30, hasShieldsUp: true, hasCockpitBreach: false });
  fillTank(ship, ship.fuelCapacityT);
  commander.surveys.clear();
  session.world.destination = undefined;
  session.world.hasVisitedOutfitting = false;
  resurrect(session, perils, "rebuy");
  session.world.port = perils.pick(portsToWakeIn(session));
  returnTo(session, perils, "docked");
  for (const mission of commander.missions.filter(({ id }) => typeof id === "number" && carried.has(id))) {
    wait(session, perils.integer(5, 20) * 1000);
    abandonMission(session, mission);
  }
}

function resurrect(session: GameSession, perils: Chance, option: "rebuy" | "rejoin"): void {
  wait(session, perils.integer(21, 60) * 1000);
  applyTransition(session, "resurrect", { option });
  wait(session, perils.integer(4, 10) * 1000);
}

function returnTo(session: GameSession, perils: Chance, state: "docked" | "planetFlight"): void {
  applyTransition(session, "enterWorld", { isOnFoot: false }, state);
  session.world.nextGoalsMs = session.world.timeMs + perils.integer(20, 90) * 1000;
  wait(session, perils.integer(10, 40) * 1000);
}

/** Draws whether a fight on foot, beside the player's own ship, is lost. */
export function losesLife({ world: { perils, shipWaits, surface } }: GameSession): boolean {
  return perils !== undefined && shipWaits === undefined && surface !== undefined && perils.isLucky(lostShares.onFoot);
}

/** The player dies on foot and wakes in the ship, which waits above the ground. */
export function dieOnFoot(session: GameSession, perils: Chance): void {
  const { foot, surface } = session.world;
  applyTransition(session, "die", null);
  foot.health = 1;
  foot.oxygen = 1;
  resurrect(session, perils, "rejoin");
  session.world.aboard = "own";
  if (surface !== undefined) {
    leaveGround(surface);
    surface.heightM += 1500;
  }
  returnTo(session, perils, "planetFlight");
}
