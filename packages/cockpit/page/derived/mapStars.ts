import type { CockpitState } from "../../src/state/CockpitState.ts";
import type { Jump } from "../../src/state/route.ts";
import type { MapStar } from "../map/MapStar.ts";
import { displayText } from "../display/text.ts";

/** How many past jumps and stars ahead the map shows; a plotted route has at most a few hundred stars. */
const maxPast = 60;
const maxAhead = 940;

/** The galaxy is about 100,000 light-years across; positions beyond this are not valid. */
const maxDistanceLy = 1_000_000;

/** The stars of the map: past jumps, the current system, and the route ahead. */
export function mapStarsOf({ route, system: { here } }: Pick<CockpitState, "route" | "system">): readonly MapStar[] {
  const stars = route.stars ?? [];
  const at = stars.findLastIndex(({ SystemAddress }) => SystemAddress === here?.address);
  const isHere = ({ SystemAddress, StarSystem }: Jump) =>
    here?.address === undefined ? StarSystem === here?.name : SystemAddress === here.address;
  const jumps = route.trail.map((jump, index) => ({ jump, isApart: isApartFrom(route.trail[index - 1], jump) }));
  const past = jumps
    .filter(({ jump }) => !isHere(jump))
    .slice(-maxPast)
    .map(({ jump, isApart }) => ({ ...mapStar(jump.StarSystem, jump.StarPos, jump.starClass, "past"), isApart }));
  const ahead = stars
    .slice(at + 1)
    .slice(0, maxAhead)
    .map((star, index, all) =>
      mapStar(star.StarSystem, star.StarPos, star.StarClass, index === all.length - 1 ? "destination" : "ahead"),
    );
  const position = here?.position ?? stars[at]?.StarPos;
  if (here === undefined || position === undefined) return [...past, ...ahead].filter(isInGalaxy);
  const isApart = jumps.findLast(({ jump }) => isHere(jump))?.isApart ?? true;
  const starClass = stars[at]?.StarClass ?? route.trail.at(-1)?.starClass;
  const current = { ...mapStar(here.name, position, starClass, "here"), isApart };
  return [...past, current, ...ahead].filter(isInGalaxy);
}

/** Places are rounded to a thirty-second of a light-year, and distances to a thousandth. */
const roundingLy = 0.2;

/** Whether a jump began elsewhere than at the end of the one before. */
function isApartFrom(before: Jump | undefined, { StarPos, JumpDist }: Jump): boolean {
  if (before === undefined) return true;
  const distance = Math.hypot(...StarPos.map((at, axis) => at - (before.StarPos[axis] ?? at)));
  return Math.abs(distance - JumpDist) > roundingLy;
}

/** The parts of a path in which each star was reached from the one before. */
export function unbrokenPaths(stars: readonly MapStar[]): readonly (readonly MapStar[])[] {
  const paths: MapStar[][] = [];
  for (const star of stars) {
    if (star.isApart === true || paths.length === 0) paths.push([star]);
    else paths.at(-1)?.push(star);
  }
  return paths.filter((path) => path.length > 1);
}

function isInGalaxy({ position }: MapStar): boolean {
  return position.every((at) => Math.abs(at) <= maxDistanceLy);
}

function mapStar(
  name: string,
  position: readonly number[],
  starClass: string | undefined,
  role: MapStar["role"],
): MapStar {
  const [x = 0, y = 0, z = 0] = position;
  return { name: displayText(name, 40), position: [x, y, z], starClass, role };
}
