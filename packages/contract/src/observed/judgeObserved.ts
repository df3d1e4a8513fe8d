import { describe } from "../describe.ts";
import { appendKey } from "../pointer.ts";
import type { JsonObject, JsonValue } from "../text/Json.ts";
import { isDependable } from "./isDependable.ts";
import type { ObservedDeclaration, ObservedField, ObservedType } from "./ObservedDeclaration.ts";

/** How an event differs from what was observed: a type that was never seen, a missing field, a field that was never seen. */
export const observedDifferences = ["type", "missing", "field"] as const;

/** One of the ways in which an event differs from what was observed. */
export type ObservedDifference = (typeof observedDifferences)[number];

/** A difference between an event and what was observed of its kind. */
export interface ObservedIssue {
  readonly difference: ObservedDifference;
  /** JSON pointer to the field. */
  readonly pointer: string;
  readonly expected: string;
  readonly received: string;
}

/** From this many values on, a type that was never seen is reported. */
export const typeEvidenceMin = 50;
/** From this many events of a kind on, a field that was never seen is reported. */
export const fieldEvidenceMin = 200;

/** What is expected at one place of an event. */
interface Expected {
  readonly field: ObservedField | undefined;
  readonly fields: Map<string, Expected>;
  readonly required: string[];
  items: Expected | undefined;
}

/** The object or array that holds a value, and where in it; the pointer is completed only when needed. */
interface Place {
  readonly pointer: string;
  readonly key: string;
}

/** Judges events of one kind by its declaration. */
export type JudgeObserved = (event: JsonObject) => readonly ObservedIssue[];

/** Makes the judge of a kind. */
export function judgeObserved(declaration: ObservedDeclaration): JudgeObserved {
  const top = expectedOf(declaration);
  const reportsFields = declaration.events >= fieldEvidenceMin;
  return (event) => {
    const issues: ObservedIssue[] = [];
    judgeObject(top, event, "", reportsFields, issues);
    return issues;
  };
}

function expectedOf({ fields }: ObservedDeclaration): Expected {
  const top: Expected = { field: undefined, fields: new Map(), required: [], items: undefined };
  const byPath = new Map<string, Expected>([["", top]]);
  for (const field of fields) {
    const { path } = field;
    const node: Expected = { field, fields: new Map(), required: [], items: undefined };
    byPath.set(path, node);
    const dot = path.lastIndexOf(".");
    const holder = byPath.get(path.endsWith("[]") ? path.slice(0, -2) : path.slice(0, Math.max(dot, 0)));
    if (holder === undefined) continue;
    if (path.endsWith("[]")) holder.items = node;
    else {
      holder.fields.set(path.slice(dot + 1), node);
      if (isDependable(field)) holder.required.push(path.slice(dot + 1));
    }
  }
  return top;
}

function judgeObject(
  expected: Expected,
  object: JsonObject,
  pointer: string,
  reportsFields: boolean,
  issues: ObservedIssue[],
): void {
  for (const name of expected.required) {
    if (Object.hasOwn(object, name)) continue;
    const { of = 0 } = expected.fields.get(name)?.field ?? {};
    const always = `present in all ${of} observed`;
    issues.push({ difference: "missing", pointer: appendKey(pointer, name), expected: always, received: "absent" });
  }
  for (const [name, value] of Object.entries(object)) {
    const known = expected.fields.get(name);
    if (known !== undefined) judgeValue(known, value, { pointer, key: name }, reportsFields, issues);
    else if (reportsFields) {
      const received = describe(value);
      issues.push({
        difference: "field",
        pointer: appendKey(pointer, name),
        expected: "a field that was observed",
        received,
      });
    }
  }
}

function judgeValue(
  expected: Expected,
  value: JsonValue,
  { pointer, key }: Place,
  reportsFields: boolean,
  issues: ObservedIssue[],
): void {
  const { types = {}, seen = 0 } = expected.field ?? {};
  if (!fits(value, types)) {
    if (seen < typeEvidenceMin) return;
    const expectedTypes = Object.keys(types).join(" or ");
    issues.push({
      difference: "type",
      pointer: appendKey(pointer, key),
      expected: expectedTypes,
      received: describe(value),
    });
  } else if (Array.isArray(value)) {
    const { items } = expected;
    if (items === undefined) return;
    const array = appendKey(pointer, key);
    for (const [at, item] of value.entries()) {
      judgeValue(items, item as JsonValue, { pointer: array, key: String(at) }, reportsFields, issues);
    }
  } else if (typeof value === "object" && value !== null && expected.fields.size > 0) {
    judgeObject(expected, value as JsonObject, appendKey(pointer, key), reportsFields, issues);
  }
}

/** A whole number fits where numbers with fractions were seen. */
function fits(value: JsonValue, types: ObservedField["types"]): boolean {
  const type = typeOf(value);
  return types[type] !== undefined || (type === "integer" && types.number !== undefined);
}

function typeOf(value: JsonValue): ObservedType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "bigint") return "integer";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value as "string" | "boolean" | "object";
}
