import type { CompanionEntry, CompanionState, FSDJump, JournalEvent, JsonObject, NavRoute } from "@shipslog/contract";
import { appendBounded } from "./boundedLists.ts";

/** A star of a plotted route. */
export type RouteStar = NonNullable<NavRoute["Route"]>[number];

/** One jump that was made. */
export interface Jump extends Pick<
  FSDJump,
  "timestamp" | "StarSystem" | "SystemAddress" | "StarPos" | "JumpDist" | "FuelUsed" | "FuelLevel"
> {
  /** Whether the drive was boosted, so that distance and fuel say little about an ordinary jump. */
  readonly isBoosted: boolean;
  /** Whether another's ship made it, so that its fuel says nothing about the player's. */
  readonly isPassenger: boolean;
  /** Class of the star, where the plotted route named it. */
  readonly starClass: string | undefined;
}

/** How many past jumps are kept. */
export const maxJumps = 500;

/** Where the ship is going and where it came by. */
export interface RouteState {
  /** The stars of the plotted route, the system it was plotted in first; empty when none is plotted, undefined when not known. */
  readonly stars: readonly RouteStar[] | undefined;
  /** When it was plotted, as the file says. */
  readonly plottedAt: string | undefined;
  /** What NavRoute.json was when last looked at; undefined before the first look. */
  readonly file: CompanionState | undefined;
  /** Past jumps, oldest first. */
  readonly trail: readonly Jump[];
}

/** Before the first jump and the first look at NavRoute.json. */
export const unknownRoute: RouteState = { stars: undefined, plottedAt: undefined, file: undefined, trail: [] };

/** Forgets what belongs to a session; the plotted route is the folder's and stays. */
export function forgetTrail(route: RouteState): RouteState {
  return { ...route, trail: [] };
}

/** Takes note of a jump. */
export function foldTrail(route: RouteState, event: JournalEvent): RouteState {
  return event.event === "FSDJump"
    ? { ...route, trail: appendBounded(route.trail, jumpOf(route, event), maxJumps) }
    : route;
}

function jumpOf({ stars }: RouteState, event: FSDJump): Jump {
  const { timestamp, StarSystem, SystemAddress, StarPos, JumpDist, FuelUsed, FuelLevel } = event;
  return {
    ...{ timestamp, StarSystem, SystemAddress, StarPos, JumpDist, FuelUsed, FuelLevel },
    isBoosted: event.BoostUsed !== undefined && event.BoostUsed !== 0,
    isPassenger: event.Taxi === true || event.Multicrew === true,
    starClass: stars?.find((star) => star.SystemAddress === SystemAddress)?.StarClass,
  };
}

/** Takes note of NavRoute.json; one that cannot be read leaves what is known. */
export function foldRouteFile(
  route: RouteState,
  event: JournalEvent | undefined,
  { state, event: raw }: CompanionEntry,
): RouteState {
  if (state === "torn") return { ...route, file: state };
  // The live game leaves a file that names NavRouteClear behind (format-facts D21).
  if (state === "missing" || isClear(raw)) return { ...route, stars: [], plottedAt: undefined, file: state };
  if (event?.event !== "NavRoute") return { ...route, file: state };
  return { ...route, stars: event.Route ?? [], plottedAt: event.timestamp, file: state };
}

const isClear = (raw: JsonObject | undefined) => raw?.["event"] === "NavRouteClear";
