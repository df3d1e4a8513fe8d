import type { Flag2Name, FlagName, Status } from "@shipslog/contract";
import { hasFlag, hasFlag2, vehicleOf, type Vehicle } from "../../src/state/vehicle.ts";

const vehicleNames: Readonly<Record<Vehicle, string>> = {
  ship: "Ship",
  fighter: "Fighter",
  srv: "SRV",
  foot: "On foot",
  taxi: "Taxi",
};

/** The first bit that is set names the activity of the ship. */
const activities: readonly (readonly [FlagName, string])[] = [
  ["BeingInterdicted", "Being interdicted"],
  ["FsdJump", "In hyperspace"],
  ["FsdCharging", "Charging the drive"],
  ["ScoopingFuel", "Scooping fuel"],
  ["Docked", "Docked"],
  ["Landed", "Landed"],
  ["Supercruise", "Supercruise"],
];
const activitiesOnFoot: readonly (readonly [Flag2Name, string])[] = [
  ["OnFootInHangar", "In a hangar"],
  ["OnFootSocialSpace", "In a concourse"],
  ["OnFootInStation", "In a station"],
  ["OnFootOnPlanet", "On a planet"],
];

/** What the commander is doing; undefined before the first Status. */
export function activityOf(status: Status | undefined): string | undefined {
  if (status === undefined) return undefined;
  const vehicle = vehicleOf(status);
  if (vehicle === undefined) return "Not in game";
  if (vehicle === "foot") return activitiesOnFoot.find(([bit]) => hasFlag2(status, bit))?.[1] ?? "On foot";
  if (hasFlag2(status, "GlideMode")) return "Gliding";
  return activities.find(([bit]) => hasFlag(status, bit))?.[1] ?? (vehicle === "srv" ? "Driving" : "Normal space");
}

/** The name of the vehicle; undefined when unknown. */
export function vehicleName(status: Status | undefined): string | undefined {
  const vehicle = status && vehicleOf(status);
  return vehicle === undefined ? undefined : vehicleNames[vehicle];
}
