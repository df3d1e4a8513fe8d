import type { JsonObject, JsonValue } from "../text/Json.ts";

/** The player a journal belongs to: read from it, given by the caller, or unknown. */
export type Commander =
  | { readonly source: "journal"; readonly id: string; readonly name: string | undefined }
  | { readonly source: "given"; readonly id: string; readonly name: undefined }
  | { readonly source: "unknown"; readonly id: undefined; readonly name: undefined };

/** The commander of a journal that names none. */
export const unknownCommander: Commander = { source: "unknown", id: undefined, name: undefined };

/** Makes a commander from a given name, for files that name none. */
export function givenCommander(id: string): Commander {
  return { source: "given", id, name: undefined };
}

/** The field with the player's name, by kind of the events that have an FID. */
const nameFields: ReadonlyMap<JsonValue | undefined, string> = new Map([
  ["Commander", "Name"],
  ["LoadGame", "Commander"],
]);

/** Reads the commander from a Commander or LoadGame event; undefined for any other event. */
export function commanderOf(event: JsonObject): Commander | undefined {
  const nameField = nameFields.get(event["event"]);
  const id = event["FID"];
  if (nameField === undefined || typeof id !== "string" || id === "") return undefined;
  const name = event[nameField];
  return { source: "journal", id, name: typeof name === "string" ? name : undefined };
}
