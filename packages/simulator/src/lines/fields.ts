import type { JsonObject, JsonValue } from "@shipslog/contract";
import { withoutTexts } from "../text/withText.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import type { Absence, Line } from "./line.ts";

/** Returns the objects of a list in an event; empty without the list. */
export function objectsIn(value: JsonValue | undefined): readonly JsonObject[] {
  return (value ?? []) as readonly JsonObject[];
}

/** Returns an object without some fields: their names, or `Object.Field` for a field of an object. */
export function without(object: JsonObject, ...paths: readonly string[]): JsonObject {
  return paths.reduce(withoutField, object);
}

function withoutField(object: JsonObject, path: string): JsonObject {
  const [name = "", inner] = path.split(".");
  const held = object[name];
  if (held === undefined) return object;
  if (inner !== undefined) return { ...object, [name]: withoutField(held as JsonObject, inner) };
  const { [name]: _left, ...others } = object;
  return others;
}

/** Returns the fields of a line without the optional ones that dialect `spec` leaves out now. */
export function leaveOut(fields: JsonObject, { dialects }: Line, world: GameWorld): JsonObject {
  let left = fields;
  for (const absence of dialects.spec?.absent ?? []) {
    if (absence.isAbsent(world)) left = without(left, ...absence.fields);
  }
  return world.client.hasTexts ? left : withoutTexts(left);
}

/** Whether the client runs without the on-foot expansion. */
const isBaseGame = ({ client }: GameWorld): boolean => client.isBaseGame;

/** Whether the client is from before the updates that added some fields. */
export const isOlder = ({ client }: GameWorld): boolean => client.isOlder;

/** Both dialects say who flies the ship, but the base game has nothing to say. */
export const noTaxis: Absence = {
  fields: ["Taxi", "Multicrew"],
  reason: "The base game has no taxis and no crews in person.",
  isAbsent: isBaseGame,
};
