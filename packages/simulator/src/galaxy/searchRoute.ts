import { lyBetween } from "./lyBetween.ts";
import type { Galaxy } from "./Galaxy.ts";
import type { StarSystem } from "./StarSystem.ts";

/** A way to a system: how many hops it took and how many it may still take. */
interface Way {
  readonly system: StarSystem;
  readonly before: Way | undefined;
  readonly hops: number;
  readonly estimate: number;
}

/** How many systems are left from before giving up. */
const patience = 2_000;
/** More than 1 hurries towards the goal at the price of the very shortest way. */
const haste = 1.15;

/** Searches a route with few hops (A*); worth its cost only where few systems are within range. */
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
  if (way === undefined) throw new RangeError("no way is open");
  return way;
}

function systemsOf(last: Way): readonly StarSystem[] {
  const systems: StarSystem[] = [];
  for (let way: Way | undefined = last; way !== undefined; way = way.before) systems.push(way.system);
  return systems.toReversed();
}
