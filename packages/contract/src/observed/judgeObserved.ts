import { describe } from "../issues/describe.ts";
import { appendKey } from "../text/pointer.ts";
import type { JsonObject, JsonValue } from "../text/Json.ts";
import {
  isDependable,
  type ObservedDeclaration,
  type ObservedField,
  type ObservedType,
} from "./ObservedDeclaration.ts";

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
const typeEvidenceMin = 50;
/** From this many events of a kind on, a field that was never seen is reported. */
const fieldEvidenceMin = 200;

/** What is expected at one place of an event. */
interface Expected {
  readonly field: ObservedField | undefined;
  /** The bits of the types that a value may have. */
  readonly allowed: number;
  readonly isRequired: boolean;
  readonly fields: Map<string, Expected>;
  readonly required: string[];
  items: Expected | undefined;
}

/** What is found while one event is judged. */
interface Judgement {
  readonly reportsFields: boolean;
  /** Undefined until there is one: almost every event has none. */
  issues: ObservedIssue[] | undefined;
}

/** Judges events of one kind by its declaration. */
export type JudgeObserved = (event: JsonObject) => readonly ObservedIssue[];

const noIssues: readonly ObservedIssue[] = [];

/** Makes the judge of a kind. */
export function judgeObserved(declaration: ObservedDeclaration): JudgeObserved {
  const top = expectedOf(declaration);
  const reportsFields = declaration.events >= fieldEvidenceMin;
  return (event) => {
    const judgement: Judgement = { reportsFields, issues: undefined };
    judgeObject(top, event, "", judgement);
    return judgement.issues ?? noIssues;
  };
}

/** The judges by the declarations that were given, and by kind: each is made with the first event of its kind. */
const judges = new WeakMap<readonly ObservedDeclaration[], Map<string, JudgeObserved | undefined>>();

/** The judge of a kind by a list of declarations; undefined when the list does not have the kind. */
export function judgeOf(declarations: readonly ObservedDeclaration[], kind: string): JudgeObserved | undefined {
  let byKind = judges.get(declarations);
  if (byKind === undefined) {
    byKind = new Map(declarations.map((each) => [each.kind, undefined]));
    judges.set(declarations, byKind);
  }
  const made = byKind.get(kind);
  if (made !== undefined || !byKind.has(kind)) return made;
  const declaration = declarations.find((each) => each.kind === kind);
  const judge = declaration && judgeObserved(declaration);
  byKind.set(kind, judge);
  return judge;
}

function expectedOf({ fields }: ObservedDeclaration): Expected {
  const top = nodeOf(undefined);
  const byPath = new Map<string, Expected>([["", top]]);
  for (const field of fields) {
    const { path } = field;
    const node = nodeOf(field);
    byPath.set(path, node);
    const dot = path.lastIndexOf(".");
    const holder = byPath.get(path.endsWith("[]") ? path.slice(0, -2) : path.slice(0, Math.max(dot, 0)));
    if (holder === undefined) continue;
    if (path.endsWith("[]")) holder.items = node;
    else {
      holder.fields.set(path.slice(dot + 1), node);
      if (node.isRequired) holder.required.push(path.slice(dot + 1));
    }
  }
  return top;
}

function nodeOf(field: ObservedField | undefined): Expected {
  return {
    field,
    allowed: field === undefined ? typeBits.object : allowedBits(field),
    isRequired: field !== undefined && !field.path.endsWith("[]") && isDependable(field),
    fields: new Map(),
    required: [],
    items: undefined,
  };
}

function judgeObject(expected: Expected, object: JsonObject, pointer: string, judgement: Judgement): void {
  let requiredLeft = expected.required.length;
  for (const name of Object.keys(object)) {
    const known = expected.fields.get(name);
    const value = object[name] as JsonValue;
    if (known === undefined) {
      if (judgement.reportsFields) add(judgement, "field", appendKey(pointer, name), neverSeen, describe(value));
      continue;
    }
    if (known.isRequired) requiredLeft--;
    judgeValue(known, value, pointer, name, judgement);
  }
  if (requiredLeft > 0) reportMissing(expected, object, pointer, judgement);
}

function reportMissing(expected: Expected, object: JsonObject, pointer: string, judgement: Judgement): void {
  for (const name of expected.required) {
    if (Object.hasOwn(object, name)) continue;
    const { of = 0 } = expected.fields.get(name)?.field ?? {};
    add(judgement, "missing", appendKey(pointer, name), `present in all ${of} observed`, "absent");
  }
}

function judgeValue(
  expected: Expected,
  value: JsonValue,
  holder: string,
  key: string | number,
  judgement: Judgement,
): void {
  if ((expected.allowed & typeBitOf(value)) === 0) {
    reportType(expected, value, appendKey(holder, String(key)), judgement);
  } else if (Array.isArray(value)) {
    const { items } = expected;
    if (items === undefined) return;
    const array = appendKey(holder, String(key));
    for (let at = 0; at < value.length; at++) judgeValue(items, value[at] as JsonValue, array, at, judgement);
  } else if (typeof value === "object" && value !== null && expected.fields.size > 0) {
    judgeObject(expected, value as JsonObject, appendKey(holder, String(key)), judgement);
  }
}

function reportType({ field }: Expected, value: JsonValue, pointer: string, judgement: Judgement): void {
  if (field === undefined || field.seen < typeEvidenceMin) return;
  add(judgement, "type", pointer, Object.keys(field.types).join(" or "), describe(value));
}

const neverSeen = "a field that was observed";

function add(
  judgement: Judgement,
  difference: ObservedDifference,
  pointer: string,
  expected: string,
  received: string,
): void {
  (judgement.issues ??= []).push({ difference, pointer, expected, received });
}

const typeBits: Readonly<Record<ObservedType, number>> = {
  string: 1,
  integer: 2,
  number: 4,
  boolean: 8,
  object: 16,
  array: 32,
  null: 64,
};

/** A whole number fits where numbers with fractions were seen. */
function allowedBits({ types }: ObservedField): number {
  const seen = Object.keys(types).reduce((bits, type) => bits | typeBits[type as ObservedType], 0);
  return (seen & typeBits.number) === 0 ? seen : seen | typeBits.integer;
}

function typeBitOf(value: JsonValue): number {
  switch (typeof value) {
    case "string":
      return typeBits.string;
    case "number":
      return Number.isInteger(value) ? typeBits.integer : typeBits.number;
    case "boolean":
      return typeBits.boolean;
    case "bigint":
      return typeBits.integer;
    default:
      return value === null ? typeBits.null : Array.isArray(value) ? typeBits.array : typeBits.object;
  }
}
