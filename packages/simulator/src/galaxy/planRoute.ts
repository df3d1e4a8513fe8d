import { lyBetween } from "./lyBetween.ts";
import type { Galaxy, RouteWishes } from "./Galaxy.ts";
import { searchRoute } from "./searchRoute.ts";
import type { StarPosition, StarSystem } from "./StarSystem.ts";

/** A system of the route and its candidate successors, best first. */
interface Step {
  readonly system: StarSystem;
  readonly next: Iterator<StarSystem>;
}

/** How many dead ends are tried before the search fails. */
const detours = 400;
/** The cost of a star without fuel, as a share of the range, when scoopable stars are preferred. */
const fuellessPenalty = 0.25;
/** How far ahead the search begins, as a share of the range, and its first radius. */
const aimAhead = 0.93;
const searchLy = 6;

/** A route with more hops than this factor over the straight line is searched again. */
const winding = 1.5;
const sparseRangeLy = 25;

/** Plans a route in hops within range: a fast heuristic, and A* where systems are sparse for the range. */
export function planRoute(
  galaxy: Pick<Galaxy, "systemsNear">,
  from: StarSystem,
  to: StarSystem,
  rangeLy: number,
  wishes: RouteWishes = {},
): readonly StarSystem[] | undefined {
  const route = followLine(galaxy, from, to, rangeLy, wishes);
  const fewest = lyBetween(from.position, to.position) / rangeLy;
  const isGood = route !== undefined && route.length - 1 <= winding * fewest + 1;
  if (isGood || rangeLy > sparseRangeLy) return route;
  const searched = searchRoute(galaxy, from, to, rangeLy);
  return searched !== undefined && searched.length < (route?.length ?? Number.POSITIVE_INFINITY) ? searched : route;
}

/** Takes the system nearest to the target at each hop, and backtracks at dead ends. */
function followLine(
  galaxy: Pick<Galaxy, "systemsNear">,
  from: StarSystem,
  to: StarSystem,
  rangeLy: number,
  wishes: RouteWishes,
): readonly StarSystem[] | undefined {
  const seen = new Set([from.address]);
  const open = (system: StarSystem): Step => ({ system, next: candidates(galaxy, system, to, rangeLy, wishes) });
  const steps = [open(from)];
  for (let failed = 0; failed < detours;) {
    const last = steps.at(-1);
    if (last === undefined) return undefined;
    if (last.system.address === to.address) return steps.map(({ system }) => system);
    const next = last.next.next();
    if (next.done === true) {
      steps.pop();
      failed += 1;
    } else if (!seen.has(next.value.address)) {
      seen.add(next.value.address);
      steps.push(open(next.value));
    }
  }
  return undefined;
}

/** Yields systems within range: first those around the best point ahead, then all others by cost. */
function* candidates(
  galaxy: Pick<Galaxy, "systemsNear">,
  system: StarSystem,
  to: StarSystem,
  rangeLy: number,
  { prefersScoopable = false }: RouteWishes,
): Generator<StarSystem, undefined> {
  const leftLy = lyBetween(system.position, to.position);
  if (leftLy <= rangeLy) yield to;
  const cost = (next: StarSystem): number =>
    lyBetween(next.position, to.position) + (prefersScoopable && !next.isScoopable ? rangeLy * fuellessPenalty : 0);
  const best = (position: StarPosition, radiusLy: number, wantsFuel: boolean): StarSystem[] =>
    galaxy
      .systemsNear(position, radiusLy)
      .filter((next) => next.isScoopable || !wantsFuel)
      .filter((next) => lyBetween(system.position, next.position) <= rangeLy)
      .map((next) => ({ next, cost: cost(next) }))
      .sort((one, other) => one.cost - other.cost || one.next.address - other.next.address)
      .map(({ next }) => next);
  const aim = ahead(system.position, to.position, Math.min(1, (rangeLy * aimAhead) / leftLy));
  for (let radiusLy = searchLy; radiusLy < rangeLy * aimAhead; radiusLy *= 2) {
    yield* best(aim, radiusLy, prefersScoopable);
  }
  yield* best(system.position, rangeLy, false);
  return undefined;
}

function ahead(from: StarPosition, to: StarPosition, share: number): StarPosition {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}
