import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { record } from "../session/record.ts";
import { dwell } from "../session/time.ts";
import { hasPad, type Port } from "../galaxy/Port.ts";
import { dayMs, neighboursHere, stationsOf, type GameWorld } from "../world/GameWorld.ts";
import { fullTankRangeLy, fillTank } from "../ship/fuel.ts";
import type { Activity } from "./Activity.ts";
import { fight } from "./combat.ts";
import { aimAt, engageSupercruise, jumpTo, undock } from "./flight.ts";
import { stepOut } from "./onFoot.ts";
import { pause } from "./pause.ts";
import { dockAt, portsHere } from "./ports.ts";

/** Travels in another ship to a port and disembarks there; the player's ship stays behind. */
function ride(session: GameSession, whose: "taxi" | "host"): void {
  dwell(session);
  const { chance, port, system, otherShip } = session.world;
  if (port === undefined) return;
  const back = session.world.shipWaits;
  const route = back === undefined ? drawDestination(session.world) : routeTo(session.world, back.system);
  if (route === undefined) return;
  fillTank(otherShip, otherShip.fuelCapacityT);
  session.world.shipWaits ??= { system, port };
  session.world.route = [];
  session.world.destination = undefined;
  session.world.aboard = whose;
  session.world.controls.guiFocus = 0;
  applyTransition(session, "boardOther", { whose });
  const [, ...ahead] = route;
  const [first] = ahead;
  // The pilot plots the route, and the passenger's files show it too.
  if (first !== undefined) {
    aimAt(session.world, first);
    applyTransition(session, "plotRoute", { stars: route });
  }
  undock(session);
  if (session.world.state === "normalSpace") engageSupercruise(session);
  else leaveGround(session);
  for (const next of ahead) {
    aimAt(session.world, next);
    pause(session, 15, 40);
    jumpTo(session, next);
  }
  const target =
    back === undefined
      ? chance.pick(walkable(session.world))
      : portsHere(session.world).find(({ marketId }) => marketId === back.port.marketId);
  dockAt(session, target ?? back?.port ?? chance.pick(walkable(session.world)));
  pause(session, 10, 30);
  stepOut(session);
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
