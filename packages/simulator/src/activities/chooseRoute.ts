import type { Weighted } from "../chance/Chance.ts";
import { lyBetween } from "../galaxy/lyBetween.ts";
import type { StarPosition, StarSystem } from "../galaxy/StarSystem.ts";
import { findInWar, findWarSystems, type LostState } from "../world/findWarSystems.ts";
import { dayMs, neighboursHere, type GameWorld } from "../world/GameWorld.ts";
import type { Roam } from "../scenarios/Scenario.ts";
import { fullTankRangeLy } from "../ship/fuel.ts";

/** Draws a point in some direction, mostly along the plane of the galaxy. */
function somewhere({ chance, system }: GameWorld, leastLy: number, mostLy: number): StarPosition {
  const x = chance.between(-1, 1);
  const y = chance.between(-0.3, 0.3);
  const z = chance.between(-1, 1);
  const length = Math.sqrt(x * x + y * y + z * z) || 1;
  const ly = chance.between(leastLy, mostLy) / length;
  const [fromX, fromY, fromZ] = system.position;
  return [fromX + x * ly, fromY + y * ly, fromZ + z * ly];
}

function outward(world: GameWorld): StarSystem | undefined {
  const place = somewhere(world, 40, 240);
  for (const radiusLy of [8, 16, 32]) {
    const [nearest] = world.galaxy.systemsNear(place, radiusLy);
    if (nearest !== undefined) return nearest;
  }
  return undefined;
}

function withPorts(world: GameWorld): StarSystem | undefined {
  const near = neighboursHere(world);
  return near.length > 0 ? world.chance.pick(near) : world.galaxy.nearestInhabited(world.system.position);
}

/** How often a player who looks for the war flies behind the front: to its centre, or to a lost system. */
const behindFront: readonly Weighted<LostState | undefined>[] = [
  ["Thargoid_Stronghold", 4],
  ["Thargoid_Controlled", 2],
  [undefined, 6],
];

function towardsWar(world: GameWorld): StarSystem | undefined {
  const { galaxy, commander, chance } = world;
  const day = Math.floor(world.timeMs / dayMs);
  world.warSystems ??= findWarSystems(galaxy, day);
  if (world.warSystems.length === 0) return undefined;
  const target = chance.pick(world.warSystems);
  const state = commander.whims.weighted(behindFront);
  return state === undefined ? target : (findInWar(galaxy, target, day, state) ?? target);
}

/** The target of each kind of destination; undefined when there is none. */
const targets: Readonly<Record<Roam, (world: GameWorld) => StarSystem | undefined>> = {
  outward,
  ports: withPorts,
  home: ({ commander }) => commander.home.system,
  carrier: ({ commander }) => commander.carrier?.system,
  colony: ({ commander }) => commander.colony?.system,
  war: towardsWar,
};

/** The longest distance planned in one route. */
const farthestLy = 500;

/** Plans a route to a destination drawn by the scenario's weights; undefined when there is none. */
export function chooseRoute(world: GameWorld): readonly StarSystem[] | undefined {
  const { galaxy, system, chance, ship } = world;
  const target = targets[chance.weighted(world.roams)](world);
  if (target === undefined || target.address === system.address) return undefined;
  const rangeLy = fullTankRangeLy(ship) * 0.97;
  const ly = lyBetween(system.position, target.position);
  if (ly > farthestLy) return planPartOfTheWay(world, target, rangeLy);
  return galaxy.planRoute(system, target, rangeLy, { prefersScoopable: true });
}

/** Plans the first part of the way to a target that is too far for one route. */
function planPartOfTheWay({ galaxy, system }: GameWorld, target: StarSystem, rangeLy: number) {
  const part = farthestLy / 2 / lyBetween(system.position, target.position);
  const [x, y, z] = system.position;
  const [toX, toY, toZ] = target.position;
  const [waypoint] = galaxy.systemsNear([x + (toX - x) * part, y + (toY - y) * part, z + (toZ - z) * part], 20);
  return waypoint && galaxy.planRoute(system, waypoint, rangeLy, { prefersScoopable: true });
}
