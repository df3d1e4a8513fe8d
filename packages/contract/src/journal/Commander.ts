import type { JsonObject, JsonValue } from "../text/Json.ts";

/**
 * The player a journal belongs to: the FID in it (`journal`), before game 3.3 the player's name (`name`), given by the caller, or
 * unknown.
 */
export type Commander =
  | { readonly source: "journal"; readonly id: string; readonly name: string | undefined }
  | { readonly source: "name"; readonly id: string; readonly name: string }
  | { readonly source: "given"; readonly id: string; readonly name: undefined }
  | { readonly source: "unknown"; readonly id: undefined; readonly name: undefined };

/** The commander of a journal that names none. */
export const unknownCommander: Commander = { source: "unknown", id: undefined, name: undefined };

/** Makes a commander from a given name, for files that name none. */
export function givenCommander(id: string): Commander {
  return { source: "given", id, name: undefined };
}

/** An FID has no space, so that no name in this form is ever equal to one. */
const beforeName = "CMDR ";

/** Makes the commander of a journal from before game 3.3, which has a name and no FID: its id is `CMDR` and the name. */
export function namedCommander(name: string): Commander {
  return { source: "name", id: `${beforeName}${name}`, name };
}

/** The name in the id of a commander without an FID; undefined for any other id. */
export function nameInId(id: string): string | undefined {
  return id.startsWith(beforeName) ? id.slice(beforeName.length) : undefined;
}

/** The field with the player's name, by kind of the events that name a commander. */
const nameFields: ReadonlyMap<JsonValue | undefined, string> = new Map([
  ["Commander", "Name"],
  ["LoadGame", "Commander"],
]);

/** Reads the commander from a Commander or LoadGame event, by name if there is no FID; undefined for any other event. */
export function commanderOf(event: JsonObject): Commander | undefined {
  const nameField = nameFields.get(event["event"]);
  if (nameField === undefined) return undefined;
  const id = event["FID"];
  const name = textIn(event[nameField]);
  if (typeof id === "string" && id !== "") return { source: "journal", id, name };
  return name === undefined || name === "" ? undefined : namedCommander(name);
}

function textIn(value: JsonValue | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Reads the FID from a Commander or LoadGame event; undefined where it has none, as before game 3.3. */
export function fidOf(event: JsonObject): string | undefined {
  const commander = commanderOf(event);
  return commander?.source === "journal" ? commander.id : undefined;
}
