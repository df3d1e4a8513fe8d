import type { JsonObject, JsonValue } from "@shipslog/contract";

/** What a classifier may look at in a line, by name. A feature that a line does not have is absent. */
export type Features = Readonly<Record<string, number>>;

/** A line with what is around it in its file. */
export interface PlacedLine {
  readonly event: JsonObject;
  readonly timeMs: number;
}

/** Keys whose numbers only identify something, or are places in another galaxy. */
const identifiers = /(?:ID|Id|id|Address)$|^(?:build|part|StarPos|Latitude|Longitude|Wing)$/;

/** The longest distance in time that is told from longer ones. */
const distanceMaxS = 3600;

/** Looks at a line and its neighbours: the presence of fields, numbers, their digits, lengths of lists, and times. */
export function featuresOf(before: PlacedLine | undefined, line: PlacedLine, after: PlacedLine | undefined): Features {
  const features: Record<string, number> = {};
  addObject(features, "", line.event);
  if (before !== undefined) {
    features[`after ${before.event["event"] as string}`] = 1;
    features["seconds since the line before"] = secondsBetween(before, line);
  }
  if (after !== undefined) {
    features[`before ${after.event["event"] as string}`] = 1;
    features["seconds until the next line"] = secondsBetween(line, after);
  }
  return features;
}

function secondsBetween(earlier: PlacedLine, later: PlacedLine): number {
  return Math.min(distanceMaxS, Math.max(0, Math.round((later.timeMs - earlier.timeMs) / 1000)));
}

function addObject(features: Record<string, number>, holder: string, object: JsonObject): void {
  for (const [key, value] of Object.entries(object)) {
    if (holder === "" && (key === "timestamp" || key === "event")) continue;
    addValue(features, `${holder}${key}`, key, value);
  }
}

function addValue(features: Record<string, number>, path: string, key: string, value: JsonValue): void {
  features[`has ${path}`] = 1;
  if (identifiers.test(key)) return;
  if (typeof value === "boolean") features[`value of ${path}`] = value ? 1 : 0;
  else if (typeof value === "number") addNumber(features, path, value);
  else if (Array.isArray(value)) addList(features, path, key, value as readonly JsonValue[]);
  else if (typeof value === "object" && value !== null) addObject(features, `${path}.`, value as JsonObject);
}

function addNumber(features: Record<string, number>, path: string, value: number): void {
  features[`value of ${path}`] = value;
  features[`digits of ${path}`] = String(Math.abs(value)).replace(".", "").length;
}

/** Adds the length of a list, how many items have each field, and the mean of its numbers. */
function addList(features: Record<string, number>, path: string, key: string, list: readonly JsonValue[]): void {
  features[`length of ${path}`] = list.length;
  const sums: Record<string, number> = {};
  for (const item of list) {
    const found: Record<string, number> = {};
    addValue(found, `${path}[]`, key, item);
    for (const [name, value] of Object.entries(found)) sums[name] = (sums[name] ?? 0) + value;
  }
  for (const [name, sum] of Object.entries(sums)) {
    const present = sums[name.replace(/^(?:value|digits|length) of/, "has")] ?? list.length;
    features[name] = sum / (name.startsWith("has ") ? list.length : present);
  }
}
