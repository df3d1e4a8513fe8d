import { describe } from "../issues/describe.ts";
import { appendKey } from "../text/pointer.ts";
import type { JsonObject, JsonValue } from "../text/Json.ts";
import { expectedOf, typeBits, type Expected } from "./expectedFields.ts";
import type { ObservedDeclaration } from "./ObservedDeclaration.ts";
import type { LineOrigin } from "./proveField.ts";

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
  /** Whether enough commanders and versions, and that of the event among them, show it; else it is worth a note. */
  readonly isCertain: boolean;
}

/** From this many events of a kind on, a field that was never seen is reported. */
const fieldEvidenceMin = 200;

/** What is found while one event is judged. */
interface Judgement {
  readonly reportsFields: boolean;
  /** Undefined until there is one: almost every event has none. */
  issues: ObservedIssue[] | undefined;
}

/** Judges events of one kind by its declaration. */
export type JudgeObserved = (event: JsonObject) => readonly ObservedIssue[];

const noIssues: readonly ObservedIssue[] = [];

/**
 * Makes the judge of the events of a kind that come from one origin; without an origin they are taken for lines of the newest game that was
 * observed.
 */
export function judgeObserved(declaration: ObservedDeclaration, origin?: LineOrigin): JudgeObserved {
  const top = expectedOf(declaration, origin ?? { version: declaration.versions.at(-1), isNative: true });
  const reportsFields = declaration.events >= fieldEvidenceMin;
  return (event) => {
    const judgement: Judgement = { reportsFields, issues: undefined };
    judgeObject(top, event, "", judgement);
    return judgement.issues ?? noIssues;
  };
}

/** The judges by the declarations that were given, and by kind and version: each is made with the first event of its sort. */
const judges = new WeakMap<readonly ObservedDeclaration[], Map<string, JudgeObserved>>();

/** More judges than those of this many versions are not kept: there are not so many games. */
const versionsMax = 50;

/** The judge of a kind by a list of declarations; undefined when the list does not have the kind. */
export function judgeOf(
  declarations: readonly ObservedDeclaration[],
  kind: string,
  origin?: LineOrigin,
): JudgeObserved | undefined {
  const known = judges.get(declarations) ?? new Map<string, JudgeObserved>();
  judges.set(declarations, known);
  const key = origin === undefined ? kind : `${kind} ${origin.version ?? ""} ${origin.isNative}`;
  const made = known.get(key);
  if (made !== undefined) return made;
  const declaration = declarations.find((each) => each.kind === kind);
  if (declaration === undefined) return undefined;
  if (known.size >= versionsMax * declarations.length) known.clear();
  const judge = judgeObserved(declaration, origin);
  known.set(key, judge);
  return judge;
}

function judgeObject(expected: Expected, object: JsonObject, pointer: string, judgement: Judgement): void {
  const { fields, required } = expected;
  let isFormer = false;
  let requiredLeft = required.size;
  let fresh: string[] | undefined;
  for (const name of Object.keys(object)) {
    const known = fields.get(name);
    if (known === undefined) {
      (fresh ??= []).push(name);
      continue;
    }
    if (requiredLeft > 0 && required.has(name)) requiredLeft--;
    if (known.isFormer) isFormer = true;
    judgeValue(known, object[name] as JsonValue, pointer, name, judgement);
  }
  if (requiredLeft > 0) reportMissing(required, object, pointer, { fresh: fresh ?? [], isFormer }, judgement);
  else if (fresh !== undefined) for (const name of fresh) reportField(object, pointer, name, judgement);
}

/**
 * An object that lacks a field and has a new one is of a form that was never seen, unless the new name is the old one misspelt. One that has a
 * field of earlier games instead may be of a form that is seldom written: the bounty for a skimmer has that of 2016.
 */
function reportMissing(
  required: ReadonlyMap<string, Expected>,
  object: JsonObject,
  pointer: string,
  { fresh, isFormer }: { readonly fresh: readonly string[]; readonly isFormer: boolean },
  judgement: Judgement,
): void {
  const missing = [...required].filter(([name]) => !Object.hasOwn(object, name));
  const isMisspelt = (name: string) => missing.some(([wanted]) => isNearlyEqual(name, wanted));
  const form = fresh.find((name) => !isMisspelt(name));
  for (const name of form === undefined ? fresh : [form]) reportField(object, pointer, name, judgement);
  if (form !== undefined) return;
  // One object is one finding, however many fields it lacks.
  const [first] = missing;
  if (first === undefined) return;
  const [name, { field, proof }] = first;
  const others = missing.slice(1).map(([each]) => each);
  const received = others.length === 0 ? "absent" : `absent, as ${others.join(", ")}`;
  const expected = `present in all ${field?.seen} observed`;
  add(judgement, "missing", appendKey(pointer, name), expected, received, proof.presence === "certain" && !isFormer);
}

function reportField(object: JsonObject, pointer: string, name: string, judgement: Judgement): void {
  if (!judgement.reportsFields) return;
  add(judgement, "field", appendKey(pointer, name), neverSeen, describe(object[name]), true);
}

/** Tells whether two names differ in case or by one letter. */
function isNearlyEqual(one: string, other: string): boolean {
  const [short = "", long = ""] = [one.toLowerCase(), other.toLowerCase()].toSorted((a, b) => a.length - b.length);
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end++;
  return long.length - start - end <= 1;
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

function reportType({ field, proof }: Expected, value: JsonValue, pointer: string, judgement: Judgement): void {
  if (field === undefined || proof.types === "open") return;
  const expected = Object.keys(field.types).join(" or ");
  add(judgement, "type", pointer, expected, describe(value), proof.types === "certain");
}

const neverSeen = "a field that was observed";

function add(
  judgement: Judgement,
  difference: ObservedDifference,
  pointer: string,
  expected: string,
  received: string,
  isCertain: boolean,
): void {
  (judgement.issues ??= []).push({ difference, pointer, expected, received, isCertain });
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
