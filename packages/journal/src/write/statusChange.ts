import { Flags, Flags2, type JsonObject, type JsonValue } from "@shipslog/contract";
import { printLine } from "@shipslog/contract/text";

/** What a place is printed in (6 decimals), so that thresholds are compared without rounding. */
const microDegreesPerDegree = 1_000_000;
const fullTurn = 360 * microDegreesPerDegree;

/** From what change a latitude or longitude counts, in micro-degrees (specification, Limits). */
const thresholds = { flying: 20_000, onTheGround: 500 } as const;

/** Status as it was printed without time and place: any difference in it counts. */
function frameOf({ timestamp: _time, Latitude: _latitude, Longitude: _longitude, ...frame }: JsonObject): string {
  return printLine(frame);
}

function hasBit(value: JsonValue | undefined, has: (flags: number) => boolean): boolean {
  return typeof value === "number" && has(value);
}

/** The specification names flight and SRV; on foot is taken as in the SRV, everything else as flight. */
function thresholdOf(status: JsonObject): number {
  const inSrv = hasBit(status["Flags"], (flags) => Flags.has(flags, "InSRV"));
  const onFoot = hasBit(status["Flags2"], (flags) => Flags2.has(flags, "OnFoot"));
  return inSrv || onFoot ? thresholds.onTheGround : thresholds.flying;
}

/** How far two coordinates are apart, the short way round; a coordinate that comes or goes is far. */
function microDegreesBetween(before: JsonValue | undefined, after: JsonValue | undefined): number {
  if (before === after) return 0;
  if (typeof before !== "number" || typeof after !== "number") return fullTurn;
  const [one, other] = [before, after].map((degrees) => Math.round(degrees * microDegreesPerDegree));
  const apart = Math.abs(Number(one) - Number(other)) % fullTurn;
  return Math.min(apart, fullTurn - apart);
}

/**
 * Tells whether Status.json must be written again because its content changed: place counts from a threshold, anything
 * else but the timestamp at once.
 */
export function isStatusChange(before: JsonObject, after: JsonObject): boolean {
  if (before === after) return false;
  const threshold = thresholdOf(after);
  return (
    microDegreesBetween(before["Latitude"], after["Latitude"]) >= threshold ||
    microDegreesBetween(before["Longitude"], after["Longitude"]) >= threshold ||
    frameOf(before) !== frameOf(after)
  );
}
