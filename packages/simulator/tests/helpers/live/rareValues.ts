import type { JsonObject, JsonValue } from "@shipslog/contract";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";

/** A field of which dialect live writes values that no real line of the corpus has, and why they stay. */
export interface RareValues {
  /** The beginning of the field's path. */
  readonly path: string;
  readonly reason: string;
}

/** Fields of Location that are those of other kinds. */
const repeated = ["StationGovernment", "StationServices", "StationEconom", "System", "Factions"].map(
  (field) => `Location.${field}`,
);

/** Values that are only rare: nothing real speaks against them. */
export const rareValues: readonly RareValues[] = [
  {
    path: "Market.StationType",
    reason:
      "MegaShip and AsteroidBase: all 26 real Docked lines there offer commodities, and nobody opened the market.",
  },
  { path: "DockingDenied.StationType", reason: "AsteroidBase: 3 real requests, each granted at once." },
  { path: "LoadGame.Ship", reason: "A class of a suit: 115 real starts on foot have 11 of the 16 suits." },
  ...repeated.map((path) => ({
    path,
    reason:
      "Location repeats FSDJump and Docked, whose lists in the specification are longer than those of real lines.",
  })),
  { path: "ApproachSettlement.Station", reason: "It repeats Docked, where real lines have the service." },
];

/** The texts of a field, where its declaration lists all that were ever seen. */
const listed: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  observedDeclarations.flatMap(({ kind, fields }) =>
    fields.flatMap(({ path, values, others }) =>
      values === undefined || others !== undefined ? [] : [[`${kind}.${path}`, new Set(Object.keys(values))] as const],
    ),
  ),
);

/** Yields each text of an event that its declaration does not list, as `Market.StationType MegaShip`. */
export function unseenValues(event: JsonObject): Generator<string> {
  return unseenIn(event, event["event"] as string);
}

function* unseenIn(value: JsonValue, path: string): Generator<string> {
  if (typeof value === "string") {
    if (listed.get(path)?.has(value) === false) yield `${path} ${value}`;
  } else if (Array.isArray(value)) {
    for (const item of value as readonly JsonValue[]) yield* unseenIn(item, `${path}[]`);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, held] of Object.entries(value)) yield* unseenIn(held, `${path}.${key}`);
  }
}
