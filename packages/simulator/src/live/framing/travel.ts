import type { Framing, FramingInput } from "../Framing.ts";
import { bodyFields, typedBodyFields, crewFields, systemFields } from "./placeFields.ts";

/** The drive counts down: to supercruise, or to another star. */
const StartJump: Framing = ({ world, happened }) => {
  const isTaxi = world.aboard === "taxi";
  if (happened?.name !== "engageHyperdrive") return { JumpType: "Supercruise", Taxi: isTaxi };
  const { address } = happened.data;
  const target = world.galaxy.systemAt(address);
  if (target === undefined) throw new RangeError(`there is no system ${address} to jump to`);
  const { name, starClass } = target;
  return { JumpType: "Hyperspace", Taxi: isTaxi, StarSystem: name, SystemAddress: address, StarClass: starClass };
};

/** The stars still ahead: all of the route when it is plotted, those behind the target once a jump has begun. */
function ahead({ world: { route }, happened }: FramingInput) {
  if (happened?.name !== "engageHyperdrive") return route;
  const at = route.findIndex(({ address }) => address === happened.data.address);
  return at < 0 ? undefined : route.slice(at + 1);
}

/** The star the drive points at next. */
const FSDTarget: Framing = (input) => {
  const [next, ...rest] = ahead(input) ?? [];
  if (next === undefined || input.world.aboard !== "own") return undefined;
  const { name, address, starClass } = next;
  return { Name: name, SystemAddress: address, StarClass: starClass, RemainingJumpsInRoute: rest.length + 1 };
};

/** The route is done with: on its last leg, or because the player dropped it. */
const NavRouteClear: Framing = ({ happened, memory: { routeEnd } }) => {
  const isDone =
    happened?.name === "clearRoute" || (happened?.name === "engageHyperdrive" && happened.data.address === routeEnd);
  return routeEnd !== undefined && isDone ? {} : undefined;
};

/** Supercruise has begun. */
const SupercruiseEntry: Framing = ({ world }) => ({ ...crewFields(world), ...systemFields(world) });

/** Supercruise is over, at a station, a planet or somewhere near the star. */
const SupercruiseExit: Framing = ({ world }) => {
  return { ...crewFields(world), ...systemFields(world), ...typedBodyFields(world) };
};

/** Orbital cruise around a planet. */
const ApproachBody: Framing = ({ world }) => {
  return { ...systemFields(world), ...bodyFields(world) };
};

/** The planet is left behind. */
const LeaveBody: Framing = ({ world, memory: { planet } }) => {
  return planet && { ...systemFields(world), Body: planet.name, BodyID: planet.id };
};

/** Lines about jumps, routes and supercruise. */
export const travelLines = {
  StartJump,
  FSDTarget,
  NavRouteClear,
  SupercruiseEntry,
  SupercruiseExit,
  ApproachBody,
  LeaveBody,
} as const;
