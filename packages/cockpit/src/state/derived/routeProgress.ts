import type { RouteStar } from "../route.ts";
import type { CockpitState } from "../CockpitState.ts";

/** A star of the route with fuel and distances. */
export interface RouteStop {
  readonly star: RouteStar;
  readonly isScoopable: boolean;
  /** Light-years from the previous star; 0 for the first. */
  readonly legLy: number;
  /** Light-years along the route from the ship; undefined for stars already passed. */
  readonly aheadLy: number | undefined;
  readonly isPast: boolean;
  readonly isHere: boolean;
}

/** The progress of the ship on its route. */
export interface RouteProgress {
  readonly stops: readonly RouteStop[];
  /** Whether the ship is on the route; otherwise the whole route is ahead. */
  readonly isOnRoute: boolean;
  readonly jumpsLeft: number;
  readonly distanceLeftLy: number;
  /** Jumps to the next scoopable star; 0 for the current one, undefined when none is ahead. */
  readonly jumpsToScoop: number | undefined;
}

/** Main-sequence classes; only these stars are scoopable. */
const scoopable: ReadonlySet<string> = new Set(["K", "G", "B", "F", "O", "A", "M"]);

/** Whether fuel can be scooped at a star of a class; `M_RedGiant` counts as `M`. */
export function isScoopable(starClass: string): boolean {
  return scoopable.has(starClass.replace(/_.*$/, ""));
}

/** Computes the progress on the plotted route; undefined without one. */
export function routeProgressOf({ route, system }: Pick<CockpitState, "route" | "system">): RouteProgress | undefined {
  const stars = route.stars ?? [];
  if (stars.length === 0) return undefined;
  const here = stars.findLastIndex(({ SystemAddress }) => SystemAddress === system.here?.address);
  // A ship that is not on the route, or whose system is unknown, counts as at its start.
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

/** The distance between two points in light-years. */
function distanceLy([ax = 0, ay = 0, az = 0]: readonly number[], [bx = 0, by = 0, bz = 0]: readonly number[]): number {
  return Math.hypot(ax - bx, ay - by, az - bz);
}
