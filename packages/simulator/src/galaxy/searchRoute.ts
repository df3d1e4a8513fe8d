import { lyBetween } from "./lyBetween.ts";
import type { Galaxy } from "./Galaxy.ts";
import type { StarSystem } from "./StarSystem.ts";

/** A path to a system, with its number of hops and its estimated total. */
interface Way {
  readonly system: StarSystem;
  readonly before: Way | undefined;
  readonly hops: number;
  readonly estimate: number;
}

/** How many systems are expanded before the search fails. */
const patience = 2_000;
/** The weight of the heuristic; more than 1 is faster and may miss the shortest route. */
const haste = 1.15;

/** Searches a route with few hops by A*; affordable only where few systems are within range. */
export function searchRoute(
  galaxy: Pick<Galaxy, "systemsNear">,
  from: StarSystem,
  to: StarSystem,
  rangeLy: number,
): readonly StarSystem[] | undefined {
  const fewest = new Map([[from.address, 0]]);
  const open: Way[] = [{ system: from, before: undefined, hops: 0, estimate: 0 }];
  for (let left = 0; left < patience && open.length > 0; left += 1) {
    const way = takeBest(open);
    if (way.system.address === to.address) return systemsOf(way);
    for (const system of galaxy.systemsNear(way.system.position, rangeLy)) {
      const hops = way.hops + 1;
      if (hops >= (fewest.get(system.address) ?? Number.POSITIVE_INFINITY)) continue;
      fewest.set(system.address, hops);
      const estimate = hops + (haste * lyBetween(system.position, to.position)) / rangeLy;
      open.push({ system, before: way, hops, estimate });
    }
  }
  return undefined;
}

function takeBest(open: Way[]): Way {
  let best = 0;
  for (const [at, { estimate }] of open.entries()) if (estimate < (open[best]?.estimate ?? 0)) best = at;
  const [way] = open.splice(best, 1);
  if (way === undefined) throw new RangeError("the open list is empty");
  return way;
}

function systemsOf(last: Way): readonly StarSystem[] {
  const systems: StarSystem[] = [];
  for (let way: Way | undefined = last; way !== undefined; way = way.before) systems.push(way.system);
  return systems.toReversed();
}
