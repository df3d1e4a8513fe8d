import { appendKey, type JsonObject, type JsonValue } from "@shipslog/contract";
import type { ObservedDeclaration } from "@shipslog/contract/observed";
import type { Breach } from "../declare/Rule.ts";
import { numberBound } from "../rules/evidence/numberBound.ts";

/** The fields of an object that hold numbers with a bound, and those that hold such fields. */
interface BoundedObject {
  readonly numbers: Map<string, number>;
  readonly inside: Map<string, BoundedValue>;
}

/** What a field holds: an object, or a list of values. */
interface BoundedValue {
  object: BoundedObject | undefined;
  items: BoundedValue | undefined;
}

/** Finds the numbers of an event that are far larger than those of its kind in real journals. */
export type JudgeBounds = (event: JsonObject) => readonly Breach[];

const noBreaches: readonly Breach[] = [];

/** Makes the judge of a kind; undefined when no number of the kind has a bound. */
export function judgeBounds({ fields }: ObservedDeclaration): JudgeBounds | undefined {
  const top = emptyObject();
  const bounded = fields.flatMap((field) => ({ path: field.path, most: numberBound(field) }));
  for (const { path, most } of bounded) if (most !== undefined) place(top, path, most);
  if (top.numbers.size + top.inside.size === 0) return undefined;
  return (event) => {
    const breaches: Breach[] = [];
    judgeObject(top, event, "", breaches);
    return breaches.length === 0 ? noBreaches : breaches;
  };
}

const emptyObject = (): BoundedObject => ({ numbers: new Map(), inside: new Map() });

/** Puts a bound at the end of a path such as `Parents[].Star`. */
function place(top: BoundedObject, path: string, most: number): void {
  const names = path.split(".");
  let around = top;
  for (const name of names.slice(0, -1)) around = objectAt(around, name);
  around.numbers.set(names.at(-1) ?? "", most);
}

/** The object that a name such as `Parents[]` leads to. */
function objectAt(around: BoundedObject, name: string): BoundedObject {
  const key = name.replaceAll("[]", "");
  let value = around.inside.get(key) ?? { object: undefined, items: undefined };
  around.inside.set(key, value);
  for (let depth = (name.length - key.length) / 2; depth > 0; depth--) {
    value = value.items ??= { object: undefined, items: undefined };
  }
  return (value.object ??= emptyObject());
}

function judgeObject(expected: BoundedObject, object: JsonObject, pointer: string, breaches: Breach[]): void {
  for (const [name, most] of expected.numbers) {
    const value = object[name];
    if ((typeof value !== "number" && typeof value !== "bigint") || (value <= most && value >= -most)) continue;
    breaches.push({ pointer: appendKey(pointer, name), expected: `at most ${most}`, received: String(value) });
  }
  for (const [name, inner] of expected.inside) {
    const value = object[name];
    if (typeof value === "object" && value !== null) judgeValue(inner, value, appendKey(pointer, name), breaches);
  }
}

function judgeValue({ object, items }: BoundedValue, value: JsonValue, pointer: string, breaches: Breach[]): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) {
    if (object !== undefined) judgeObject(object, value as JsonObject, pointer, breaches);
    return;
  }
  if (items === undefined) return;
  for (const [at, item] of (value as readonly JsonValue[]).entries()) {
    judgeValue(items, item, `${pointer}/${at}`, breaches);
  }
}
