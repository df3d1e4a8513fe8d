import type { JsonObject, JsonValue } from "@shipslog/contract";
import { encodeExact } from "@shipslog/contract/internal";
import { pythonText } from "./pythonText.ts";

/** What a JSON Schema does not allow in a value. */
export interface SchemaProblem {
  /** Where the value is, as a JSON pointer. */
  readonly pointer: string;
  /** What is wrong, for people. */
  readonly text: string;
  /** The same as the real gateway words it. */
  readonly gatewayText: string;
}

/** A value, where it is, and what judging it needs. */
interface Place {
  readonly value: JsonValue;
  readonly pointer: string;
  readonly schema: JsonObject;
  readonly root: JsonObject;
}

type Keyword = (place: Place, given: JsonValue) => Iterable<SchemaProblem>;

/** More problems than these say nothing new. */
const mostProblems = 20;

/** Keywords of JSON Schema that restrict values and are not judged here: a schema with one of them is refused when it is read. */
const unjudged = ["$dynamicRef", "dependencies", "dependentRequired", "dependentSchemas", "if", "contains"];

/** The keywords that are judged, those of draft 4 and of later drafts. */
const keywords: Readonly<Record<string, Keyword>> = {
  *$ref(place, given) {
    const target = resolveReference(place.root, given);
    if (target !== undefined) yield* judge({ ...place, schema: target });
  },
  *type(place, given) {
    if (typesOf(given).some((type) => isOfType(place.value, type))) return;
    const names = typesOf(given);
    yield problem(
      place,
      `expected ${names.join(" or ")}`,
      `${pythonText(place.value)} is not of type ${names.map(pythonText).join(", ")}`,
    );
  },
  *enum(place, given) {
    const allowed = listOf(given);
    if (allowed.some((value) => keyOf(value) === keyOf(place.value))) return;
    yield problem(
      place,
      `expected one of ${allowed.map((value) => encodeExact([value]).slice(1, -1)).join(", ")}`,
      `${pythonText(place.value)} is not one of ${pythonText(allowed)}`,
    );
  },
  *const(place, given) {
    if (keyOf(given) !== keyOf(place.value)) {
      yield problem(place, `expected ${encodeExact([given]).slice(1, -1)}`, `${pythonText(given)} was expected`);
    }
  },
  *required(place, given) {
    if (!isObject(place.value)) return;
    for (const name of listOf(given).filter((each) => typeof each === "string")) {
      if (!Object.hasOwn(place.value, name)) {
        yield problem(place, `${name} is missing`, `${pythonText(name)} is a required property`);
      }
    }
  },
  *properties(place, given) {
    if (!isObject(place.value) || !isObject(given)) return;
    for (const [name, schema] of Object.entries(given)) {
      if (Object.hasOwn(place.value, name)) yield* judgeMember(place, name, schema);
    }
  },
  *patternProperties(place, given) {
    if (!isObject(place.value) || !isObject(given)) return;
    for (const [pattern, schema] of Object.entries(given)) {
      const expression = expressionOf(pattern);
      for (const name of Object.keys(place.value)) {
        if (expression.test(name)) yield* judgeMember(place, name, schema);
      }
    }
  },
  *additionalProperties(place, given) {
    if (!isObject(place.value) || given === true) return;
    const names = undeclaredNames(place.value, place.schema);
    if (isObject(given)) for (const name of names) yield* judgeMember(place, name, given);
    if (given !== false || names.length === 0) return;
    const listed = `${names.map(pythonText).join(", ")} ${names.length === 1 ? "was" : "were"} unexpected`;
    const texts = names.map((name) => problem(member(place, name), "this key must not be sent", ""));
    yield* texts.map((each) => ({ ...each, gatewayText: `Additional properties are not allowed (${listed})` }));
  },
  *items(place, given) {
    if (!Array.isArray(place.value)) return;
    for (const [at, value] of (place.value as readonly JsonValue[]).entries()) {
      const schema = Array.isArray(given) ? (given as readonly JsonValue[])[at] : given;
      if (isObject(schema)) yield* judge({ ...place, value, pointer: `${place.pointer}/${at}`, schema });
    }
  },
  minItems: (place, given) => judgeLength(place, Array.isArray(place.value) ? place.value.length : undefined, given, 1),
  maxItems: (place, given) =>
    judgeLength(place, Array.isArray(place.value) ? place.value.length : undefined, given, -1),
  *uniqueItems(place, given) {
    if (given !== true || !Array.isArray(place.value)) return;
    const keys = (place.value as readonly JsonValue[]).map(keyOf);
    if (new Set(keys).size < keys.length) {
      yield problem(place, "has equal elements", `${pythonText(place.value)} has non-unique elements`);
    }
  },
  minLength: (place, given) => judgeLength(place, characters(place.value), given, 1),
  maxLength: (place, given) => judgeLength(place, characters(place.value), given, -1),
  minProperties: (place, given) =>
    judgeLength(place, isObject(place.value) ? Object.keys(place.value).length : undefined, given, 1),
  maxProperties: (place, given) =>
    judgeLength(place, isObject(place.value) ? Object.keys(place.value).length : undefined, given, -1),
  *pattern(place, given) {
    if (typeof place.value !== "string" || typeof given !== "string" || expressionOf(given).test(place.value)) return;
    yield problem(place, `does not match ${given}`, `${pythonText(place.value)} does not match ${pythonText(given)}`);
  },
  *format(place, given) {
    if (given !== "date-time" || typeof place.value !== "string" || isDateTime(place.value)) return;
    yield problem(place, "is no date and time", `${pythonText(place.value)} is not a 'date-time'`);
  },
  *minimum(place, given) {
    const isExclusive = place.schema["exclusiveMinimum"] === true;
    if (!isNumber(place.value) || !isNumber(given)) return;
    if (place.value > given || (place.value === given && !isExclusive)) return;
    yield problem(
      place,
      `is below ${given}`,
      `${pythonText(place.value)} is less than the minimum of ${pythonText(given)}`,
    );
  },
  *maximum(place, given) {
    const isExclusive = place.schema["exclusiveMaximum"] === true;
    if (!isNumber(place.value) || !isNumber(given)) return;
    if (place.value < given || (place.value === given && !isExclusive)) return;
    yield problem(
      place,
      `is above ${given}`,
      `${pythonText(place.value)} is greater than the maximum of ${pythonText(given)}`,
    );
  },
  *exclusiveMinimum(place, given) {
    if (!isNumber(place.value) || !isNumber(given) || place.value > given) return;
    yield problem(place, `is not above ${given}`, `${pythonText(place.value)} is not above ${pythonText(given)}`);
  },
  *exclusiveMaximum(place, given) {
    if (!isNumber(place.value) || !isNumber(given) || place.value < given) return;
    yield problem(place, `is not below ${given}`, `${pythonText(place.value)} is not below ${pythonText(given)}`);
  },
  *not(place, given) {
    if (!isObject(given) || !isAllowed(place, given)) return;
    const isForbidden = isOfEveryType(given["type"]);
    yield problem(
      place,
      isForbidden ? "this key must not be sent" : "this value must not be sent",
      `${pythonText(given)} is not allowed for ${pythonText(place.value)}`,
    );
  },
  *allOf(place, given) {
    for (const schema of listOf(given)) if (isObject(schema)) yield* judge({ ...place, schema });
  },
  *anyOf(place, given) {
    if (listOf(given).some((schema) => isObject(schema) && isAllowed(place, schema))) return;
    yield problem(
      place,
      "has none of the allowed forms",
      `${pythonText(place.value)} is not valid under any of the given schemas`,
    );
  },
  *oneOf(place, given) {
    const fitting = listOf(given).filter((schema) => isObject(schema) && isAllowed(place, schema)).length;
    if (fitting === 1) return;
    yield problem(
      place,
      `has ${fitting} of the forms of which it must have one`,
      `${pythonText(place.value)} is valid under ${fitting} of the given schemas`,
    );
  },
};

/** Judges a value by a JSON Schema; an integer beyond 2^53 may be a `bigint`. At most twenty problems are returned. */
export function judgeBySchema(value: JsonValue, schema: JsonObject): readonly SchemaProblem[] {
  const found: SchemaProblem[] = [];
  for (const each of judge({ value, pointer: "", schema, root: schema })) {
    found.push(each);
    if (found.length === mostProblems) break;
  }
  return found;
}

/** Returns the keywords of a schema that restrict values and are not judged; a schema that has one cannot be used. */
export function unjudgedKeywords(schema: JsonValue): readonly string[] {
  if (Array.isArray(schema)) return (schema as readonly JsonValue[]).flatMap(unjudgedKeywords);
  if (!isObject(schema)) return [];
  // Names of properties look like keywords; only what stands beside "type" or a similar keyword is one.
  const own = Object.keys(schema).some((name) => Object.hasOwn(keywords, name))
    ? unjudged.filter((name) => Object.hasOwn(schema, name))
    : [];
  return [...own, ...Object.values(schema).flatMap(unjudgedKeywords)];
}

function* judge(place: Place): Generator<SchemaProblem> {
  for (const [name, given] of Object.entries(place.schema)) {
    if (Object.hasOwn(keywords, name)) yield* keywords[name]?.(place, given) ?? [];
  }
}

const isAllowed = (place: Place, schema: JsonObject): boolean => judge({ ...place, schema }).next().done === true;

const member = (place: Place, name: string): Place => ({
  ...place,
  value: isObject(place.value) ? (place.value[name] ?? null) : null,
  pointer: `${place.pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`,
});

function* judgeMember(place: Place, name: string, schema: JsonValue): Generator<SchemaProblem> {
  if (isObject(schema)) yield* judge({ ...member(place, name), schema });
}

const problem = ({ pointer }: Place, text: string, gatewayText: string): SchemaProblem => ({
  pointer,
  text,
  gatewayText,
});

/** `direction` is 1 for a least length and -1 for a greatest one. */
function* judgeLength(place: Place, length: number | undefined, given: JsonValue, direction: 1 | -1) {
  if (length === undefined || typeof given !== "number" || (length - given) * direction >= 0) return;
  const word = direction === 1 ? "short" : "long";
  yield problem(place, `is too ${word}`, `${pythonText(place.value)} is too ${word}`);
}

function undeclaredNames(value: JsonObject, { properties, patternProperties }: JsonObject): readonly string[] {
  const patterns = isObject(patternProperties) ? Object.keys(patternProperties).map(expressionOf) : [];
  return Object.keys(value).filter(
    (name) =>
      !(isObject(properties) && Object.hasOwn(properties, name)) && !patterns.some((pattern) => pattern.test(name)),
  );
}

function resolveReference(root: JsonObject, reference: JsonValue): JsonObject | undefined {
  if (typeof reference !== "string" || !reference.startsWith("#")) return undefined;
  let found: JsonValue | undefined = root;
  for (const part of reference.slice(1).split("/").filter(Boolean)) {
    found = isObject(found) ? found[part.replaceAll("~1", "/").replaceAll("~0", "~")] : undefined;
  }
  return isObject(found) ? found : undefined;
}

const jsonTypes = ["array", "boolean", "integer", "null", "object", "string"];

const typesOf = (given: JsonValue | undefined): readonly string[] =>
  (Array.isArray(given) ? (given as readonly JsonValue[]) : [given]).filter((name) => typeof name === "string");

function isOfEveryType(given: JsonValue | undefined): boolean {
  const names = new Set(typesOf(given));
  return names.has("number") && jsonTypes.every((name) => names.has(name));
}

function isOfType(value: JsonValue, type: string): boolean {
  if (type === "integer") return typeof value === "bigint" || Number.isInteger(value);
  if (type === "number") return isNumber(value);
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isObject(value);
  return type === "null" ? value === null : typeof value === type;
}

const isNumber = (value: JsonValue | undefined): value is number | bigint =>
  typeof value === "number" || typeof value === "bigint";

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: JsonValue): readonly JsonValue[] =>
  Array.isArray(value) ? (value as readonly JsonValue[]) : [];

const characters = (value: JsonValue) => (typeof value === "string" ? Array.from(value).length : undefined);

const expressions = new Map<string, RegExp>();

function expressionOf(pattern: string): RegExp {
  const known = expressions.get(pattern) ?? new RegExp(pattern, "u");
  expressions.set(pattern, known);
  return known;
}

/** The text by which values are compared: the order of keys does not count, and 1.0 is 1. */
function keyOf(value: JsonValue): string {
  if (Array.isArray(value)) return `[${(value as readonly JsonValue[]).map(keyOf).join(",")}]`;
  if (!isObject(value)) return encodeExact([value]);
  const names = Object.keys(value).toSorted();
  return `{${names.map((name) => `${JSON.stringify(name)}:${keyOf(value[name] ?? null)}`).join(",")}}`;
}

const dateTime =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/;

const isDateTime = (text: string): boolean => dateTime.test(text);
