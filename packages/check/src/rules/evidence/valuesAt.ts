import { appendKey, type JsonObject, type JsonValue } from "@shipslog/contract";

/** A value of an event, and the pointer to it. */
export interface PlacedValue {
  readonly value: JsonValue;
  readonly pointer: string;
}

/** An object of an event, and the pointer to it. */
export interface PlacedObject {
  readonly object: JsonObject;
  readonly pointer: string;
}

/** Finds the objects at a path such as `Items[]`, or the event itself without one; what is no object is left out. */
export function objectsAt(event: JsonObject, path: string | undefined): readonly PlacedObject[] {
  if (path === undefined) return [{ object: event, pointer: "" }];
  return valuesAt(event, path).flatMap(({ value, pointer }) => (isObject(value) ? [{ object: value, pointer }] : []));
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Finds the values at a path such as `Transfers[].Count`; `[]` stands for every element of an array. */
export function valuesAt(event: JsonObject, path: string): readonly PlacedValue[] {
  let found: readonly PlacedValue[] = [{ value: event, pointer: "" }];
  for (const step of path.split(".")) {
    const key = step.replace("[]", "");
    if (key !== "") found = found.flatMap((each) => memberOf(each, key));
    if (step.endsWith("[]")) found = found.flatMap(elementsOf);
  }
  return found;
}

function memberOf({ value, pointer }: PlacedValue, key: string): readonly PlacedValue[] {
  if (!isObject(value)) return [];
  const inner = value[key];
  return inner === undefined ? [] : [{ value: inner, pointer: appendKey(pointer, key) }];
}

function elementsOf({ value, pointer }: PlacedValue): readonly PlacedValue[] {
  if (!Array.isArray(value)) return [];
  return (value as readonly JsonValue[]).map((element, index) => ({ value: element, pointer: `${pointer}/${index}` }));
}
