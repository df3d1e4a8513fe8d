import { Flags2, type Flag2Name } from "@shipslog/contract";
import type { GameWorld } from "../world/GameWorld.ts";
import { isInMainShip } from "./vehicle.ts";

const isOnFoot = ({ state }: GameWorld): boolean => state === "onFoot";
const isOutside = (world: GameWorld): boolean => isOnFoot(world) && world.foot.place === "planet";
const isCrew = ({ aboard }: GameWorld): boolean => aboard === "host" || aboard === "telepresence";
const isCruising = ({ state }: GameWorld): boolean => state === "supercruise";

/** Limits of the suit's warnings in kelvin: the inner ones for Cold and Hot, the outer ones for VeryCold and VeryHot. */
export const suitLimitsK = { veryCold: 153, cold: 203, hot: 323, veryHot: 393 };

/** When each bit of Flags2 is set. */
const rules: Readonly<Record<Flag2Name, (world: GameWorld) => boolean>> = {
  OnFoot: isOnFoot,
  InTaxi: ({ aboard, state }) => aboard === "taxi" && state !== "onFoot",
  InMulticrew: (world) => isCrew(world) && !isOnFoot(world),
  OnFootInStation: (world) => isOnFoot(world) && world.foot.place !== "planet",
  OnFootOnPlanet: isOutside,
  AimDownSight: (world) => isOnFoot(world) && world.foot.isAiming,
  LowOxygen: (world) => isOnFoot(world) && world.foot.oxygen < 0.25,
  LowHealth: (world) => isOnFoot(world) && world.foot.health < 0.35,
  // The weaker warning stays set with the stronger one, as in a real file with Flags2 35345.
  Cold: (world) => isOutside(world) && world.foot.temperatureK < suitLimitsK.cold,
  Hot: (world) => isOutside(world) && world.foot.temperatureK > suitLimitsK.hot,
  VeryCold: (world) => isOutside(world) && world.foot.temperatureK < suitLimitsK.veryCold,
  VeryHot: (world) => isOutside(world) && world.foot.temperatureK > suitLimitsK.veryHot,
  GlideMode: ({ state }) => state === "glide",
  // A social space counts as part of the hangar, as in a real file with Flags2 90121.
  OnFootInHangar: (world) => isOnFoot(world) && world.foot.place !== "planet",
  OnFootSocialSpace: (world) => isOnFoot(world) && world.foot.place === "socialSpace",
  OnFootExterior: isOutside,
  BreathableAtmosphere: (world) => isOnFoot(world) && world.foot.hasBreathableAir,
  TelepresenceMulticrew: ({ aboard }) => aboard === "telepresence",
  PhysicalMulticrew: ({ aboard, state }) => aboard === "host" && state !== "onFoot",
  FsdHyperdriveCharging: (world) =>
    world.state === "hyperspace" || (world.controls.isChargingHyperdrive && isInMainShip(world)),
  SupercruiseOvercharge: (world) => isCruising(world) && world.controls.isOvercharging,
  SupercruiseAssist: (world) => isCruising(world) && world.controls.isAssisted,
  NpcCrewActive: (world) => isInMainShip(world) && world.aboard === "own" && world.commander.hasCrewOnDuty,
};

const ordered = Flags2.names.map((name, bit) => ({ bit, rule: rules[name] }));

/** Computes Status.Flags2. */
export function flags2Of(world: GameWorld): number {
  let value = 0;
  for (const { bit, rule } of ordered) if (rule(world)) value |= 1 << bit;
  return value >>> 0;
}
