import type { Framing, FramingInput } from "../Framing.ts";
import { bodyFields, typedBodyFields, crewFields, systemFields } from "./placeFields.ts";

/** The countdown to supercruise or to another star. */
const StartJump: Framing = ({ world, happened }) => {
  const isTaxi = world.aboard === "taxi";
  if (happened?.name !== "engageHyperdrive") return { JumpType: "Supercruise", Taxi: isTaxi };
  const { address } = happened.data;
  const target = world.galaxy.systemAt(address);
  if (target === undefined) throw new RangeError(`there is no system ${address} to jump to`);
  const { name, starClass } = target;
  return { JumpType: "Hyperspace", Taxi: isTaxi, StarSystem: name, SystemAddress: address, StarClass: starClass };
};

/** Returns the stars still ahead: the whole route when it is plotted, those after the target once a jump has begun. */
function ahead({ world: { route }, happened }: FramingInput) {
  if (happened?.name !== "engageHyperdrive") return route;
  const at = route.findIndex(({ address }) => address === happened.data.address);
  return at < 0 ? undefined : route.slice(at + 1);
}

/** The next star of the route. */
const FSDTarget: Framing = (input) => {
  const [next, ...rest] = ahead(input) ?? [];
  if (next === undefined || input.world.aboard !== "own") return undefined;
  const { name, address, starClass } = next;
  return { Name: name, SystemAddress: address, StarClass: starClass, RemainingJumpsInRoute: rest.length + 1 };
};

/** The route ends, with its last jump or because the player cleared it. */
const NavRouteClear: Framing = ({ happened, memory: { routeEnd } }) => {
  const isDone =
    happened?.name === "clearRoute" || (happened?.name === "engageHyperdrive" && happened.data.address === routeEnd);
  return routeEnd !== undefined && isDone ? {} : undefined;
};

/** The ship enters supercruise. */
const SupercruiseEntry: Framing = ({ world }) => ({ ...crewFields(world), ...systemFields(world) });

/** The ship leaves supercruise at a station, a planet or near the star. */
const SupercruiseExit: Framing = ({ world }) => {
  return { ...crewFields(world), ...systemFields(world), ...typedBodyFields(world) };
};

/** The ship enters orbital cruise. */
const ApproachBody: Framing = ({ world }) => {
  return { ...systemFields(world), ...bodyFields(world) };
};

/** The ship leaves orbital cruise. */
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
