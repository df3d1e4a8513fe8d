import type { RouteStar } from "../route.ts";
import type { CockpitState } from "../CockpitState.ts";

/** A star of the route with what a pilot asks of it. */
export interface RouteStop {
  readonly star: RouteStar;
  readonly isScoopable: boolean;
  /** Light-years from the star before it; 0 for the first. */
  readonly legLy: number;
  /** Light-years along the route from where the ship is; undefined for stars behind it. */
  readonly aheadLy: number | undefined;
  readonly isPast: boolean;
  readonly isHere: boolean;
}

/** How far the ship has come on its route. */
export interface RouteProgress {
  readonly stops: readonly RouteStop[];
  /** Whether the ship is on the route; otherwise all of it counts as ahead. */
  readonly isOnRoute: boolean;
  readonly jumpsLeft: number;
  readonly distanceLeftLy: number;
  /** Jumps to the next star whose fuel can be scooped; 0 when it is here, undefined when there is none ahead. */
  readonly jumpsToScoop: number | undefined;
}

/** Main-sequence classes whose stars give fuel. */
const scoopable: ReadonlySet<string> = new Set(["K", "G", "B", "F", "O", "A", "M"]);

/** Whether fuel can be scooped at a star of a class; `M_RedGiant` gives fuel as `M` does. */
export function isScoopable(starClass: string): boolean {
  return scoopable.has(starClass.replace(/_.*$/, ""));
}

/** Measures the plotted route from where the ship is; undefined when no route is plotted or known. */
export function routeProgressOf({ route, system }: Pick<CockpitState, "route" | "system">): RouteProgress | undefined {
  const stars = route.stars ?? [];
  if (stars.length === 0) return undefined;
  const here = stars.findLastIndex(({ SystemAddress }) => SystemAddress === system.here?.address);
  // Off the route, or before any line said where the ship is, it counts as where the route begins.
  const at = Math.max(0, here);
  let aheadLy = 0;
  const stops = stars.map((star, index) => {
    const legLy = index === 0 ? 0 : distanceLy(stars[index - 1]?.StarPos ?? star.StarPos, star.StarPos);
    if (index > at) aheadLy += legLy;
    return {
      star,
      isScoopable: isScoopable(star.StarClass),
      legLy,
      aheadLy: index < at ? undefined : aheadLy,
      isPast: index < at,
      isHere: index === here,
    };
  });
  const scoop = stops.findIndex((stop, index) => index >= at && stop.isScoopable);
  return {
    stops,
    isOnRoute: here >= 0,
    jumpsLeft: stars.length - 1 - at,
    distanceLeftLy: aheadLy,
    jumpsToScoop: scoop < 0 ? undefined : scoop - at,
  };
}

/** The distance of two points in light-years. */
function distanceLy([ax = 0, ay = 0, az = 0]: readonly number[], [bx = 0, by = 0, bz = 0]: readonly number[]): number {
  return Math.hypot(ax - bx, ay - by, az - bz);
}
