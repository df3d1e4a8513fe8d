import { appendKey, type JsonObject, type JsonValue } from "@shipslog/contract";

/** A value of an event. The pointer to it is made when somebody asks: few values have a finding. */
export class PlacedValue<Value extends JsonValue = JsonValue> {
  readonly value: Value;
  readonly #around: PlacedValue | undefined;
  readonly #key: string | number;

  constructor(value: Value, around?: PlacedValue, key: string | number = "") {
    this.value = value;
    this.#around = around;
    this.#key = key;
  }

  get pointer(): string {
    return this.#around === undefined ? "" : appendKey(this.#around.pointer, String(this.#key));
  }
}

/** One step of a path: to the member of a name, and from there to every element of the array it holds. */
interface PathStep {
  readonly key: string;
  readonly isList: boolean;
}

const knownPaths = new Map<string, readonly PathStep[]>();

/** The steps of a path; rules ask for the few of their tables again and again. */
function stepsOf(path: string): readonly PathStep[] {
  const known = knownPaths.get(path);
  if (known !== undefined) return known;
  const steps = path.split(".").map((step) => ({ key: step.replace("[]", ""), isList: step.endsWith("[]") }));
  knownPaths.set(path, steps);
  return steps;
}

/** Finds the objects at a path such as `Items[]`, or the event itself without one; what is no object is left out. */
export function objectsAt(event: JsonObject, path: string | undefined): readonly PlacedValue<JsonObject>[] {
  if (path === undefined) return [new PlacedValue(event)];
  return valuesAt(event, path).filter((each): each is PlacedValue<JsonObject> => isObject(each.value));
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Finds the values at a path such as `Transfers[].Count`; `[]` stands for every element of an array. */
export function valuesAt(event: JsonObject, path: string): readonly PlacedValue[] {
  let found: readonly PlacedValue[] = [new PlacedValue(event)];
  for (const step of stepsOf(path)) {
    const next: PlacedValue[] = [];
    for (const around of found) addMembers(next, around, step);
    found = next;
  }
  return found;
}

function addMembers(found: PlacedValue[], around: PlacedValue, { key, isList }: PathStep): void {
  const inner = isObject(around.value) ? around.value[key] : undefined;
  if (inner === undefined) return;
  const member = new PlacedValue(inner, around, key);
  if (!isList) found.push(member);
  else if (Array.isArray(inner)) {
    for (const [index, element] of (inner as readonly JsonValue[]).entries()) {
      found.push(new PlacedValue(element, member, index));
    }
  }
}
