import { Flags, Flags2, type JsonObject, type JsonValue } from "@shipslog/contract";
import { printLine } from "@shipslog/contract/text";

/** Coordinates have 6 decimals; in whole micro-degrees they compare without rounding errors. */
const microDegreesPerDegree = 1_000_000;
const fullTurn = 360 * microDegreesPerDegree;

/** The least change of latitude or longitude that is significant, in micro-degrees (specification, Limits). */
const thresholds = { flying: 20_000, onTheGround: 500 } as const;

function hasBit(value: JsonValue | undefined, has: (flags: number) => boolean): boolean {
  return typeof value === "number" && has(value);
}

/** The specification names flight and SRV; on foot counts as SRV, everything else as flight. */
function thresholdOf(status: JsonObject): number {
  const inSrv = hasBit(status["Flags"], (flags) => Flags.has(flags, "InSRV"));
  const onFoot = hasBit(status["Flags2"], (flags) => Flags2.has(flags, "OnFoot"));
  return inSrv || onFoot ? thresholds.onTheGround : thresholds.flying;
}

/** The distance of two coordinates, across 180 degrees if shorter; the greatest distance if one is missing. */
function microDegreesBetween(before: JsonValue | undefined, after: JsonValue | undefined): number {
  if (before === after) return 0;
  if (typeof before !== "number" || typeof after !== "number") return fullTurn;
  const [one, other] = [before, after].map((degrees) => Math.round(degrees * microDegreesPerDegree));
  const apart = Math.abs(Number(one) - Number(other)) % fullTurn;
  return Math.min(apart, fullTurn - apart);
}

/**
 * Whether a change of the Status is significant: coordinates from a threshold on, any other field except the timestamp
 * always.
 */
export function isStatusChange(before: JsonObject, after: JsonObject): boolean {
  if (before === after) return false;
  const threshold = thresholdOf(after);
  return (
    microDegreesBetween(before["Latitude"], after["Latitude"]) >= threshold ||
    microDegreesBetween(before["Longitude"], after["Longitude"]) >= threshold ||
    hasOtherChange(before, after)
  );
}

const compared = ({ timestamp: _time, Latitude: _latitude, Longitude: _longitude, ...others }: JsonObject) => others;

/** Printing decides only where comparing cannot: two numbers may print the same. */
function hasOtherChange(before: JsonObject, after: JsonObject): boolean {
  const one = compared(before);
  const other = compared(after);
  const keys = Object.keys(other);
  if (keys.length !== Object.keys(one).length) return true;
  const unequal = keys.filter((key) => !isEqual(one[key], other[key]));
  if (unequal.length === 0) return false;
  return (
    unequal.some((key) => printsExactly(one[key]) && printsExactly(other[key])) || printLine(one) !== printLine(other)
  );
}

function isEqual(before: JsonValue | undefined, after: JsonValue | undefined): boolean {
  if (before === after) return true;
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null) return false;
  const one = Object.entries(before);
  const other = Object.entries(after);
  return (
    one.length === other.length && one.every(([key, value], at) => key === other[at]?.[0] && value === other[at][1])
  );
}

/** Whether another value of this type always prints another text. */
function printsExactly(value: JsonValue | undefined): boolean {
  return Number.isSafeInteger(value) || typeof value === "string" || typeof value === "boolean";
}
