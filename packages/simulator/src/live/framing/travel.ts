import type { Framing, Scene } from "../Scene.ts";
import { bodyAlone, bodyOf, companyOf, systemOf } from "./place.ts";

/** The drive counts down: to supercruise, or to another star. */
export const StartJump: Framing = ({ world, happened }) => {
  const isTaxi = world.aboard === "taxi";
  if (happened?.name !== "engageHyperdrive") return { JumpType: "Supercruise", Taxi: isTaxi };
  const { address } = happened.data;
  const target = world.galaxy.systemAt(address);
  if (target === undefined) throw new RangeError(`there is no system ${address} to jump to`);
  const { name, starClass } = target;
  return { JumpType: "Hyperspace", Taxi: isTaxi, StarSystem: name, SystemAddress: address, StarClass: starClass };
};

/** The stars still ahead: all of the route when it is plotted, those behind the target once a jump has begun. */
function ahead({ world: { route }, happened }: Scene) {
  if (happened?.name !== "engageHyperdrive") return route;
  const at = route.findIndex(({ address }) => address === happened.data.address);
  return at < 0 ? undefined : route.slice(at + 1);
}

/** The star the drive points at next. */
export const FSDTarget: Framing = (scene) => {
  const [next, ...rest] = ahead(scene) ?? [];
  if (next === undefined || scene.world.aboard !== "own") return undefined;
  const { name, address, starClass } = next;
  return { Name: name, SystemAddress: address, StarClass: starClass, RemainingJumpsInRoute: rest.length + 1 };
};

/** The route is done with: on its last leg, or because the player dropped it. */
export const NavRouteClear: Framing = ({ happened, tally: { routeEnd } }) => {
  const isDone =
    happened?.name === "clearRoute" || (happened?.name === "engageHyperdrive" && happened.data.address === routeEnd);
  return routeEnd !== undefined && isDone ? {} : undefined;
};

/** Supercruise has begun. */
export const SupercruiseEntry: Framing = ({ world }) => ({ ...companyOf(world), ...systemOf(world) });

/** Supercruise is over, at a station, a planet or somewhere near the star. */
export const SupercruiseExit: Framing = ({ world }) => {
  return { ...companyOf(world), ...systemOf(world), ...bodyOf(world) };
};

/** Orbital cruise around a planet. */
export const ApproachBody: Framing = ({ world }) => {
  return { ...systemOf(world), ...bodyAlone(world) };
};

/** The planet is left behind. */
export const LeaveBody: Framing = ({ world, tally: { planet } }) => {
  return planet && { ...systemOf(world), Body: planet.name, BodyID: planet.id };
};
