import {
  isSoundCompanion,
  type CompanionEntry,
  type CompanionState,
  type FSDJump,
  type JournalEvent,
  type JsonObject,
  type NavRoute,
} from "@shipslog/contract";
import { appendBounded } from "./boundedLists.ts";
import { readId } from "./observed/fields.ts";
import { isPlace } from "./system.ts";

/** A star on the plotted route. */
export type RouteStar = NonNullable<NavRoute["Route"]>[number];

/** A completed jump. */
export interface Jump extends Pick<
  FSDJump,
  "timestamp" | "StarSystem" | "StarPos" | "JumpDist" | "FuelUsed" | "FuelLevel"
> {
  /** Games before 3.0 do not write it. */
  readonly SystemAddress: FSDJump["SystemAddress"] | undefined;
  /** Whether the drive was boosted; distance and fuel are then not typical. */
  readonly isBoosted: boolean;
  /** Whether the player was aboard another ship; the fuel is then not the player's. */
  readonly isPassenger: boolean;
  /** Class of the star if the plotted route contains it. */
  readonly starClass: string | undefined;
  /** The id of the ship, if a Loadout line named it. */
  readonly shipId?: number | bigint | undefined;
}

/** How many past jumps are kept. */
const maxJumps = 500;

/** The plotted route and the past jumps. */
export interface RouteTopic {
  /** The stars of the plotted route, starting where it was plotted; empty without a route, undefined when unknown. */
  readonly stars: readonly RouteStar[] | undefined;
  /** When the route was plotted: the timestamp of NavRoute.json. */
  readonly plottedAt: string | undefined;
  /** The state of NavRoute.json at the last read; undefined before the first. */
  readonly file: CompanionState | undefined;
  /** Past jumps, oldest first. */
  readonly trail: readonly Jump[];
}

/** The route before the first jump and the first read of NavRoute.json. */
export const unknownRoute: RouteTopic = { stars: undefined, plottedAt: undefined, file: undefined, trail: [] };

/** Adds a jump of the ship to the trail. */
export function foldTrail(route: RouteTopic, event: JournalEvent, shipId: number | bigint | undefined): RouteTopic {
  if (event.event !== "FSDJump") return route;
  const jump = jumpOf(route, event);
  const known = shipId === undefined || jump.isPassenger ? jump : { ...jump, shipId };
  return { ...route, trail: appendBounded(route.trail, known, maxJumps) };
}

/** Adds the jump of a carrier that the player was aboard; the carrier uses its own fuel. */
export function foldCarrierTrail(
  route: RouteTopic,
  event: JsonObject,
  from: readonly number[] | undefined,
): RouteTopic {
  const { StarPos } = event;
  const JumpDist =
    isPlace(StarPos) && from !== undefined ? Math.hypot(...StarPos.map((at, axis) => at - (from[axis] ?? at))) : 0;
  const { trail } = foldTrailByName(unknownRoute, { ...event, JumpDist, FuelUsed: 0, FuelLevel: 0 });
  const SystemAddress = readId(event["SystemAddress"]);
  const jumps = trail.map((jump) => ({ ...jump, SystemAddress, isPassenger: true }));
  return jumps.length === 0 ? route : { ...route, trail: [...route.trail, ...jumps].slice(-maxJumps) };
}

/** Adds a jump of which only place, distance and fuel are sound, as in games before 3.0. */
export function foldTrailByName(route: RouteTopic, event: JsonObject, shipId?: Jump["shipId"]): RouteTopic {
  const { timestamp, StarSystem, StarPos, JumpDist, FuelUsed, FuelLevel } = event;
  if (typeof timestamp !== "string" || typeof StarSystem !== "string" || !isPlace(StarPos)) return route;
  if (typeof JumpDist !== "number" || typeof FuelUsed !== "number" || typeof FuelLevel !== "number") return route;
  const told = { timestamp, StarSystem, SystemAddress: undefined, StarPos, JumpDist, FuelUsed, FuelLevel };
  const jump = { ...told, isBoosted: event["BoostUsed"] !== undefined, isPassenger: false, starClass: undefined };
  const known = shipId === undefined ? jump : { ...jump, shipId };
  return { ...route, trail: appendBounded(route.trail, known, maxJumps) };
}

function jumpOf({ stars }: RouteTopic, event: FSDJump): Jump {
  const { timestamp, StarSystem, SystemAddress, StarPos, JumpDist, FuelUsed, FuelLevel } = event;
  return {
    timestamp,
    StarSystem,
    SystemAddress,
    StarPos,
    JumpDist,
    FuelUsed,
    FuelLevel,
    isBoosted: event.BoostUsed !== undefined && event.BoostUsed !== 0,
    isPassenger: event.Taxi === true || event.Multicrew === true,
    starClass: stars?.find((star) => star.SystemAddress === SystemAddress)?.StarClass,
  };
}

/** Updates the route from NavRoute.json; an unreadable file keeps the last route. */
export function foldRouteFile(
  route: RouteTopic,
  event: JournalEvent | undefined,
  { state, event: raw }: CompanionEntry,
): RouteTopic {
  const isGone = state === "missing" || state === "empty";
  if (!isGone && !isSoundCompanion(state)) return { ...route, file: state };
  // The live game clears a route by writing NavRouteClear to the file (D21).
  if (isGone || isClear(raw)) return { ...route, stars: [], plottedAt: undefined, file: state };
  if (event?.event !== "NavRoute") return { ...route, file: state };
  return { ...route, stars: event.Route ?? [], plottedAt: event.timestamp, file: state };
}

const isClear = (raw: JsonObject | undefined) => raw?.["event"] === "NavRouteClear";
