import type { JsonObject, JsonValue } from "./Json.ts";

/** Who a journal belongs to: read from it, given by the caller, or not known. */
export type Commander =
  | { readonly source: "journal"; readonly id: string; readonly name: string | undefined }
  | { readonly source: "given"; readonly id: string; readonly name: undefined }
  | { readonly source: "unknown"; readonly id: undefined; readonly name: undefined };

/** The commander nobody has named yet. */
export const unknownCommander: Commander = { source: "unknown", id: undefined, name: undefined };

/** Names a commander by the caller's word, for files that do not name one. */
export function givenCommander(id: string): Commander {
  return { source: "given", id, name: undefined };
}

/** The field that holds the player's name in each line that carries an FID. */
const nameFields: ReadonlyMap<JsonValue | undefined, string> = new Map([
  ["Commander", "Name"],
  ["LoadGame", "Commander"],
]);

/** Reads the commander from a Commander or LoadGame line; undefined for every other line. */
export function commanderOf(event: JsonObject): Commander | undefined {
  const nameField = nameFields.get(event["event"]);
  const id = event["FID"];
  if (nameField === undefined || typeof id !== "string" || id === "") return undefined;
  const name = event[nameField];
  return { source: "journal", id, name: typeof name === "string" ? name : undefined };
}
