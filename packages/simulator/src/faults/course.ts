import type { JsonObject, JsonValue } from "@shipslog/contract";
import { valueAt } from "./changeAt.ts";

/** Lines after which what was known of the ship counts no more: another session, another load. */
export const breaks: readonly string[] = ["Fileheader", "LoadGame"];

/** The name of an event; empty where it has none. */
export function nameOf({ event }: JsonObject): string {
  return typeof event === "string" ? event : "";
}

/** Whether an event is of one of these names. */
export function isOneOf(event: JsonObject, names: readonly string[]): boolean {
  return names.includes(nameOf(event));
}

/** The system an event or star names, as its digits. */
export function systemOf(held: JsonValue | undefined): string | undefined {
  const address = valueAt(held, ["SystemAddress"]);
  return typeof address === "number" || typeof address === "bigint" ? String(address) : undefined;
}

/** The distance between the places of two events, in light-years; not a number when one has none. */
export function distanceLy(from: JsonObject, to: JsonObject): number {
  const along = (axis: number): number =>
    Number(valueAt(from, ["StarPos", axis])) - Number(valueAt(to, ["StarPos", axis]));
  const [x, y, z] = [along(0), along(1), along(2)];
  return Math.sqrt(x * x + y * y + z * z);
}

/** JumpDist has three decimals; a difference beyond this is seen. */
const visibleLy = 0.002;

/**
 * Whether the distance of a jump contradicts the place it is measured from. One that ends where it began does not: pulled
 * out of hyperspace, a ship arrives where it came from.
 */
export function contradictsDistance(from: JsonObject, jump: JsonObject): boolean {
  const wayLy = distanceLy(from, jump);
  return wayLy > 0 && Math.abs(wayLy - Number(jump["JumpDist"])) > visibleLy;
}

/** The systems of a NavRoute event, in order. */
export function starsOf(route: JsonObject | undefined): readonly (string | undefined)[] {
  const stars = route?.["Route"];
  return Array.isArray(stars) ? stars.map(systemOf) : [];
}
