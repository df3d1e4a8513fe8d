import { appendKey, type JsonObject, type JsonValue } from "@shipslog/contract";

/** The object that holds a field, while a case changes it. */
export type Holder = Record<string, JsonValue>;

/** Where a field is: the object that holds it, its name there, and its JSON pointer. */
interface Place {
  readonly holder: Holder;
  readonly key: string;
  readonly pointer: string;
}

/** Finds a field by its path, as `Factions[].Name`, in the first element of each array; undefined when its holder is absent. */
function placeOf(event: JsonObject, path: string): Place | undefined {
  const names = path.split(".");
  let holder: Holder = event;
  let pointer = "";
  for (const name of names.slice(0, -1)) {
    const key = name.replace("[]", "");
    const value = holder[key];
    const inside = name.endsWith("[]") && Array.isArray(value) ? (value[0] as JsonValue | undefined) : value;
    if (typeof inside !== "object" || inside === null) return undefined;
    pointer = appendKey(pointer, key) + (name.endsWith("[]") ? "/0" : "");
    holder = inside as Holder;
  }
  const key = names.at(-1) ?? "";
  return { holder, key, pointer: appendKey(pointer, key) };
}

/** Whether an event has a field. */
export function hasPath(event: JsonObject, path: string): boolean {
  const place = placeOf(event, path);
  return place !== undefined && Object.hasOwn(place.holder, place.key);
}

/** An event with one field changed, and the pointer of that field. */
export function editField(
  event: JsonObject,
  path: string,
  change: (holder: Holder, key: string) => void,
): { readonly event: JsonObject; readonly pointer: string } {
  const copy = structuredClone(event);
  const place = placeOf(copy, path);
  if (place === undefined) throw new Error(`no place for ${path}`);
  change(place.holder, place.key);
  return { event: copy, pointer: place.pointer };
}
