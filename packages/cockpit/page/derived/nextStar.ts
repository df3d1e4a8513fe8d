import type { CockpitState } from "../../src/state/CockpitState.ts";
import { routeProgressOf } from "../../src/state/derived/routeProgress.ts";

/** The star that the ship goes to next. */
interface NextStar {
  readonly name: string;
  readonly starClass: string | undefined;
  readonly legLy: number | undefined;
  /** Jumps to the end of the route, this one included, where a line told them. */
  readonly jumpsLeft: number | undefined;
}

/** The next star of the plotted route, or the one that lines say the drive is aimed at. */
export function nextStarOf(state: CockpitState): NextStar | undefined {
  const stop = routeProgressOf(state)?.stops.find(({ isPast, isHere }) => !isPast && !isHere);
  if (stop !== undefined) {
    const { StarSystem, StarClass } = stop.star;
    return { name: StarSystem, starClass: StarClass, legLy: stop.legLy, jumpsLeft: undefined };
  }
  const target = state.doing?.target;
  if (target === undefined || target.system === state.system.here?.name) return undefined;
  return { name: target.system, starClass: target.starClass, legLy: undefined, jumpsLeft: target.jumpsLeft };
}

/** Whether an absent route is known to be absent: an empty list means that none is plotted, without the file nothing is known. */
export function isRouteKnown({ route: { stars, file } }: CockpitState): boolean {
  return stars !== undefined && file !== "missing";
}
