import type { Dialect, JsonObject, JsonValue } from "@shipslog/contract";
import { valueAt } from "../damage/changeAt.ts";

/** The address of the system that an event or a star of a route names, as digits. */
export function addressOf(value: JsonValue | undefined): string | undefined {
  const address = valueAt(value, ["SystemAddress"]);
  return typeof address === "number" || typeof address === "bigint" ? String(address) : undefined;
}

/** The system addresses of a NavRoute event, in order. */
export function routeAddresses(route: JsonObject | undefined): readonly (string | undefined)[] {
  const stars = route?.["Route"];
  return Array.isArray(stars) ? stars.map(addressOf) : [];
}

/** JumpDist has three decimals; a larger difference is reported. */
const visibleLy = 0.002;

/**
 * Whether JumpDist contradicts the positions of two systems. A jump that ends where it started does not: a ship pulled
 * out of hyperspace arrives where it came from.
 */
export function contradictsDistance(from: JsonObject, jump: JsonObject): boolean {
  const lengthLy = lengthOf(from, jump);
  return lengthLy > 0 && Math.abs(lengthLy - Number(jump["JumpDist"])) > visibleLy;
}

/** The distance between the systems of two events, in light-years; not a number if one has no position. */
function lengthOf(from: JsonObject, to: JsonObject): number {
  const along = (axis: number): number =>
    Number(valueAt(from, ["StarPos", axis])) - Number(valueAt(to, ["StarPos", axis]));
  const x = along(0);
  const y = along(1);
  const z = along(2);
  return Math.sqrt(x * x + y * y + z * z);
}

/**
 * Whether the ship may move without a line after an event: a fleet carrier moves with the ships on it, and `spec` has no
 * line for that.
 */
export function hidesMoves(event: JsonObject, dialect: Dialect): boolean {
  return dialect === "spec" && event["event"] === "Docked" && event["StationType"] === "FleetCarrier";
}
