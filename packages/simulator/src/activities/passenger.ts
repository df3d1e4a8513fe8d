import { lyBetween } from "../galaxy/lyBetween.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { record } from "../session/record.ts";
import { dropshipBooked } from "../scenes/onFoot.ts";
import { playScene } from "../session/journal.ts";
import { dwell, wait } from "../session/time.ts";
import { leaveGround as leaveFloor, settleOnGround } from "../world/SurfacePosition.ts";
import { hasPad, type Port } from "../galaxy/Port.ts";
import { dayMs, neighboursHere, stationsOf, type GameWorld } from "../world/GameWorld.ts";
import { fullTankRangeLy, fillTank } from "../ship/fuel.ts";
import type { Activity } from "./Activity.ts";
import { fight } from "./combat.ts";
import { aimAt, cruise, engageSupercruise, jumpTo, undock } from "./flight.ts";
import { stepOut } from "./onFoot.ts";
import { pause } from "./pause.ts";
import { descend } from "./planets.ts";
import { closeScreen, openScreen } from "./screens.ts";
import { dockAt, portsHere } from "./ports.ts";
import { quitToMenu, startUp } from "./startUp.ts";

/** Where a ride leads, and through which systems. */
interface Ride {
  readonly route: readonly StarSystem[];
  /** The port, where it is known before the ride; otherwise it is drawn on arrival. */
  readonly port: Port | undefined;
  /** What happens in supercruise before the first jump. */
  readonly onTheWay?: (session: GameSession) => void;
}

/** Travels in another ship to a port and disembarks there; the player's ship stays behind. */
function ride(session: GameSession, whose: "taxi" | "host", chosen?: Ride): void {
  dwell(session);
  const { chance, port, system, otherShip } = session.world;
  if (port === undefined) return;
  const back = session.world.shipWaits;
  const drawn = back === undefined ? drawDestination(session.world) : routeTo(session.world, back.system);
  const route = chosen?.route ?? drawn;
  if (route === undefined) return;
  const known = chosen?.port ?? back?.port;
  if (chosen !== undefined) openMaps(session);
  if (whose === "taxi" && known !== undefined) bookTaxi(session, route, known);
  if (chosen !== undefined) waitForTaxi(session);
  fillTank(otherShip, otherShip.fuelCapacityT);
  session.world.shipWaits ??= { system, port };
  session.world.route = [];
  session.world.destination = undefined;
  session.world.aboard = whose;
  session.world.controls.guiFocus = 0;
  applyTransition(session, "boardOther", { whose }, "docked");
  const [, ...ahead] = route;
  const [first] = ahead;
  if (first !== undefined) aimAt(session.world, first);
  // The pilot plots the route, and the passenger's files show it too; real journals of passengers tell it only in place of another.
  const { live } = session.written;
  if (first !== undefined && (live === undefined || live.memory.routeEnd !== undefined)) {
    applyTransition(session, "plotRoute", { stars: route });
  }
  undock(session);
  if (session.world.state === "normalSpace") engageSupercruise(session);
  else leaveGround(session);
  chosen?.onTheWay?.(session);
  for (const next of ahead) {
    aimAt(session.world, next);
    pause(session, 15, 40);
    jumpTo(session, next);
  }
  const target =
    known === undefined
      ? chance.pick(walkable(session.world))
      : portsHere(session.world).find(({ marketId }) => marketId === known.marketId);
  dockAt(session, target ?? known ?? chance.pick(walkable(session.world)));
  pause(session, 10, 30);
  stepOut(session);
}

/** What a taxi costs: within a system always the same, otherwise by distance (100 to 48,416 credits in 15 real lines). */
const fareCr = { inSystem: 100, leastCr: 3000, perLyCr: 550 };

function openMaps(session: GameSession): void {
  openScreen(session, "GalaxyMap", 5, 20);
  openScreen(session, "SystemMap", 3, 8);
}

function waitForTaxi(session: GameSession): void {
  closeScreen(session);
  wait(session, session.world.chance.integer(30, 60) * 1000);
}

function bookTaxi(session: GameSession, route: readonly StarSystem[], port: Port): void {
  const { commander, system } = session.world;
  const target = route.at(-1) ?? system;
  const ly = lyBetween(system.position, target.position);
  const costCr = ly === 0 ? fareCr.inSystem : Math.floor(fareCr.leastCr + ly * fareCr.perLyCr);
  if (session.written.live !== undefined) commander.adjustmentCr -= costCr;
  applyTransition(session, "bookTaxi", { costCr, system: target.name, port: port.text ?? port.name });
}

/** A port that a taxi goes to. */
export interface TaxiStop {
  readonly system: StarSystem;
  readonly port: Port;
}

/** Takes a taxi to a port that is known before, and perhaps leaves to the main menu and comes back on the way. Returns whether one goes there. */
export function takeTaxiTo(session: GameSession, { port, system }: TaxiStop, relogs = false): boolean {
  const route = routeTo(session.world, system);
  const isHome = session.world.shipWaits?.port.marketId === port.marketId;
  if (route === undefined || (route.length > taxiStopsMax && !isHome)) return false;
  ride(session, "taxi", relogs ? { route, port, onTheWay: relog } : { route, port });
  return true;
}

/** Lists systems in reach of a taxi, with the ports at which a passenger can disembark. */
export function taxiPorts(world: GameWorld): readonly TaxiStop[] {
  const { pad } = world.otherShip.hull;
  const day = Math.floor(world.timeMs / dayMs);
  return [world.system, ...neighboursHere(world)].flatMap((system) =>
    stationsOf(world, system, day)
      .filter((port) => port.type !== "OnFootSettlement" && hasPad(port, pad))
      .map((port) => ({ system, port })),
  );
}

function leaveGround(session: GameSession): void {
  engageSupercruise(session);
  pause(session, 30, 60);
  session.world.surface = undefined;
  applyTransition(session, "leaveOrbit", null);
}

/** Ports at which a passenger can disembark. */
function walkable(world: GameWorld): readonly Port[] {
  return portsHere(world).filter(({ type }) => type !== "OnFootSettlement");
}

function routeTo({ galaxy, system, otherShip }: GameWorld, target: StarSystem): readonly StarSystem[] | undefined {
  if (target.address === system.address) return [system];
  return galaxy.planRoute(system, target, fullTankRangeLy(otherShip) * 0.97, { prefersScoopable: true });
}

/** The most systems on the route of a taxi, including the first. */
const taxiStopsMax = 4;

/** How many destinations are tried before the ride is cancelled. */
const triesMax = 5;

function drawDestination(world: GameWorld): readonly StarSystem[] | undefined {
  const near = neighboursHere(world);
  for (let tries = 0; tries < triesMax && near.length > 0; tries += 1) {
    const target = world.chance.pick(near);
    const way = hasWalkable(world, target) ? routeTo(world, target) : undefined;
    // A taxi does not refuel on the way, so its tank must suffice.
    if (way !== undefined && way.length <= taxiStopsMax) return way;
  }
  return undefined;
}

function hasWalkable(world: GameWorld, target: StarSystem): boolean {
  const { pad } = world.otherShip.hull;
  const ports = stationsOf(world, target, Math.floor(world.timeMs / dayMs));
  return ports.some((port) => port.type !== "OnFootSettlement" && hasPad(port, pad));
}

/** Takes a taxi to a port, or back to the ship. */
export const takeTaxi: Activity = {
  from: ["onFoot"],
  weight: 0.5,
  can: ({ foot }) => foot.place !== "planet",
  run: (session) => ride(session, "taxi"),
};

function relog(session: GameSession): void {
  pause(session, 10, 30);
  quitToMenu(session);
  startUp(session);
  pause(session, 5, 20);
}

/** Books a dropship, boards it and flies to a settlement of the system, where the player jumps to the ground. */
export function deployByDropship(session: GameSession, settlement: Port): void {
  const { system, port, otherShip, chance } = session.world;
  const planet = settlement.body;
  if (port === undefined || planet?.type !== "Planet") return;
  playScene(session, dropshipBooked(settlement, false));
  wait(session, chance.integer(30, 50) * 1000);
  fillTank(otherShip, otherShip.fuelCapacityT);
  session.world.shipWaits ??= { system, port };
  session.world.route = [];
  session.world.aboard = "taxi";
  applyTransition(session, "boardOther", { whose: "taxi" }, "docked");
  undock(session);
  if (session.world.state === "normalSpace") engageSupercruise(session);
  else leaveGround(session);
  const { name, text } = settlement;
  session.world.destination = { address: system.address, body: planet.id, name, text };
  cruise(session, settlement.distanceLs);
  descend(session, planet);
  session.world.destination = undefined;
  if (session.world.surface !== undefined) settleOnGround(session.world.surface);
  stepOut(session, session.world.commander.worn);
  pause(session, 10, 30);
}

/** Books a dropship back from a settlement, and leaves it in the port where the own ship waits. */
export function retreatByDropship(session: GameSession): void {
  const { shipWaits, surface, chance, otherShip } = session.world;
  if (shipWaits === undefined) return;
  playScene(session, dropshipBooked(shipWaits.port, true));
  wait(session, chance.integer(8, 9) * 1000);
  fillTank(otherShip, otherShip.fuelCapacityT);
  session.world.aboard = "taxi";
  if (surface !== undefined) {
    leaveFloor(surface);
    surface.heightM += 500;
  }
  applyTransition(session, "boardOther", { whose: "taxi" }, "planetFlight");
  pause(session, 10, 20);
  leaveGround(session);
  dockAt(session, shipWaits.port, false);
  pause(session, 10, 30);
  stepOut(session, session.world.commander.worn);
}

/** Joins the crew of another player's ship in person. */
export const joinCrew: Activity = {
  from: ["onFoot"],
  weight: 0.3,
  can: ({ foot }) => foot.place !== "planet",
  run: (session) => ride(session, "host"),
};

/** Joins the crew of another ship by telepresence, for a fight. */
export const joinCrewRemotely: Activity = {
  from: ["docked"],
  weight: 0.2,
  can: ({ aboard, port }) => aboard === "own" && port !== undefined && !port.isOnSurface,
  run(session) {
    const { port, otherShip, destination } = session.world;
    pause(session, 10, 30);
    fillTank(otherShip, otherShip.fuelCapacityT);
    session.world.aboard = "telepresence";
    session.world.port = undefined;
    session.world.destination = undefined;
    applyTransition(session, "joinCrewRemotely", null);
    fight(session);
    session.world.aboard = "own";
    session.world.port = port;
    session.world.destination = destination;
    otherShip.hasCockpitBreach = false;
    applyTransition(session, "leaveCrew", null);
    record(session);
    pause(session, 5, 20);
  },
};
