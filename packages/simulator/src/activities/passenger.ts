import type { StarSystem } from "../galaxy/StarSystem.ts";
import { happen, record } from "../session/happen.ts";
import { hasPad, type Port } from "../session/Port.ts";
import { dayMs, neighboursHere, stationsOf, type World } from "../session/World.ts";
import { fullTankRangeLy, fillTank } from "../ship/fuel.ts";
import type { Activity } from "./Activity.ts";
import { fight } from "./combat.ts";
import { engageSupercruise, jumpTo, undock } from "./course.ts";
import { stepOut } from "./onFoot.ts";
import { pause } from "./pause.ts";
import { dockAt, portsHere } from "./ports.ts";

/** Rides in another's ship to a port and gets out there; the own ship stays where it is. */
function ride(world: World, whose: "taxi" | "host"): void {
  const { chance, port, system, otherShip } = world;
  if (port === undefined) return;
  const back = world.shipWaits;
  const route = back === undefined ? someWhere(world) : wayTo(world, back.system);
  if (route === undefined) return;
  fillTank(otherShip, otherShip.fuelCapacityT);
  world.shipWaits ??= { system, port };
  world.route = [];
  world.aboard = whose;
  world.controls.guiFocus = 0;
  happen(world, "boardOther", { whose });
  // Whoever flies plots the route; the passenger's files show it all the same.
  if (route.length > 1) happen(world, "plotRoute", { stars: route });
  undock(world);
  if (world.state === "normalSpace") engageSupercruise(world);
  else leaveGround(world);
  for (const next of route.slice(1)) {
    pause(world, 15, 40);
    jumpTo(world, next);
  }
  const target =
    back === undefined
      ? chance.pick(walkable(world))
      : portsHere(world).find(({ marketId }) => marketId === back.port.marketId);
  dockAt(world, target ?? back?.port ?? chance.pick(walkable(world)));
  pause(world, 10, 30);
  stepOut(world);
}

function leaveGround(world: World): void {
  engageSupercruise(world);
  pause(world, 30, 60);
  world.surface = undefined;
  happen(world, "leaveOrbit", null);
}

/** Ports a passenger can get out at. */
function walkable(world: World): readonly Port[] {
  return portsHere(world).filter(({ type }) => type !== "OnFootSettlement");
}

function wayTo({ galaxy, system, otherShip }: World, target: StarSystem): readonly StarSystem[] | undefined {
  if (target.address === system.address) return [system];
  return galaxy.planRoute(system, target, fullTankRangeLy(otherShip) * 0.97, { prefersScoopable: true });
}

/** The systems a taxi touches at most, the first one included. */
const taxiStopsMax = 4;

/** How many places a passenger asks about before giving up. */
const triesMax = 5;

function someWhere(world: World): readonly StarSystem[] | undefined {
  const near = neighboursHere(world);
  for (let tries = 0; tries < triesMax && near.length > 0; tries += 1) {
    const target = world.chance.pick(near);
    const way = hasWalkable(world, target) ? wayTo(world, target) : undefined;
    // A taxi does not stop for fuel: the whole way must be in its tank.
    if (way !== undefined && way.length <= taxiStopsMax) return way;
  }
  return undefined;
}

function hasWalkable(world: World, target: StarSystem): boolean {
  const { pad } = world.otherShip.hull;
  const ports = stationsOf(world, target, Math.floor(world.timeMs / dayMs));
  return ports.some((port) => port.type !== "OnFootSettlement" && hasPad(port, pad));
}

/** Takes a taxi to some port, or back to the ship. */
export const takeTaxi: Activity = {
  from: ["onFoot"],
  weight: 0.5,
  can: ({ foot }) => foot.place !== "planet",
  run: (world) => ride(world, "taxi"),
};

/** Joins the crew of another player's ship in person. */
export const joinCrew: Activity = {
  from: ["onFoot"],
  weight: 0.3,
  can: ({ foot }) => foot.place !== "planet",
  run: (world) => ride(world, "host"),
};

/** Joins the crew of a ship in this system from afar, for a fight. */
export const joinCrewRemotely: Activity = {
  from: ["docked"],
  weight: 0.2,
  can: ({ aboard, port }) => aboard === "own" && port !== undefined && !port.isOnSurface,
  run(world) {
    const { port, otherShip, destination } = world;
    pause(world, 10, 30);
    fillTank(otherShip, otherShip.fuelCapacityT);
    world.aboard = "telepresence";
    world.port = undefined;
    world.destination = undefined;
    happen(world, "joinCrewRemotely", null);
    fight(world);
    world.aboard = "own";
    world.port = port;
    world.destination = destination;
    otherShip.hasCockpitBreach = false;
    happen(world, "leaveCrew", null);
    record(world, undefined);
    pause(world, 5, 20);
  },
};
