import { parseTimestampMs, type EventEntry, type JsonObject, type JsonValue } from "@shipslog/contract";
import { entryTimestamp } from "../../declare/PlainEntry.ts";

/** Rules see events that may be invalid, so each function returns undefined for a field that is absent or of another type. */
type Held = JsonObject | undefined;

/** The number in a field. */
export function numberIn(held: Held, field: string): number | undefined {
  const value = held?.[field];
  return typeof value === "number" ? value : undefined;
}

/** The string in a field. */
export function textIn(held: Held, field: string): string | undefined {
  const value = held?.[field];
  return typeof value === "string" ? value : undefined;
}

/** The id in a field as decimal digits, so that 64-bit ids compare exactly. */
export function idIn(held: Held, field: string): string | undefined {
  const value = held?.[field];
  if (typeof value === "bigint") return String(value);
  return typeof value === "number" && Number.isInteger(value) ? digitsOf(value) : undefined;
}

/** The id of the colonisation mission: the largest 64-bit number, which means none; its Expires is a point in time (deviation D18). */
const colonisationMissionId = "18446744073709551615";

/** The id of a mission; the colonisation mission has none. */
export function missionIdIn(mission: JsonObject): string | undefined {
  const id = idIn(mission, "MissionID");
  return id === colonisationMissionId ? undefined : id;
}

/** The id in a field as parsed: a cheap key for a Map. */
export function keyIn(held: Held, field: string): number | bigint | undefined {
  const value = held?.[field];
  return typeof value === "bigint" || (typeof value === "number" && Number.isInteger(value)) ? value : undefined;
}

/** All digits of an integer; String would print a large one with an exponent. */
function digitsOf(value: number): string {
  return Number.isSafeInteger(value) ? String(value) : String(BigInt(value));
}

/** Whether a field is present. */
export function hasField(held: Held, field: string): boolean {
  return held?.[field] !== undefined;
}

/** The object in a field. */
export function objectIn(held: Held, field: string): JsonObject | undefined {
  return asObject(held?.[field]);
}

function asObject(value: JsonValue | undefined): JsonObject | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
}

/** The array of objects in a field; undefined when it is not an array or an element is not an object. */
export function objectListIn(held: Held, field: string): readonly JsonObject[] | undefined {
  const value = held?.[field];
  if (!Array.isArray(value)) return undefined;
  const isOfObjects = (value as readonly JsonValue[]).every((each) => asObject(each) !== undefined);
  return isOfObjects ? (value as readonly JsonObject[]) : undefined;
}

/** The array of numbers in a field. */
export function numberListIn(held: Held, field: string): readonly number[] | undefined {
  const value = held?.[field];
  return Array.isArray(value) && value.every((each) => typeof each === "number") ? value : undefined;
}

/** The array of strings in a field. */
export function textListIn(held: Held, field: string): readonly string[] | undefined {
  const value = held?.[field];
  return Array.isArray(value) && value.every((each) => typeof each === "string") ? value : undefined;
}

/** A position in the galaxy, in light-years. */
export type StarCoordinates = readonly [x: number, y: number, z: number];

/** The StarPos of an event or star. */
export function coordinatesIn(held: Held): StarCoordinates | undefined {
  const place = numberListIn(held, "StarPos");
  return place?.length === 3 ? (place as unknown as StarCoordinates) : undefined;
}

/** The distance between two positions, in light-years. */
export function distanceBetween(one: StarCoordinates, other: StarCoordinates): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** The time in a field, in milliseconds since 1970. */
export function timeMsIn(held: Held, field = "timestamp"): number | undefined {
  return parseTimestampMs(held?.[field]);
}

/** The time of a line in milliseconds since 1970; a plain line need not be parsed for it. */
export function lineTimeMs(entry: EventEntry): number | undefined {
  return parseTimestampMs(entryTimestamp(entry));
}

/** Tells whether a coordinate is a multiple of 1/32 light-year, as the game stores it. */
export function isOnStarGrid(coordinate: number): boolean {
  return Number.isInteger(coordinate * 32);
}
