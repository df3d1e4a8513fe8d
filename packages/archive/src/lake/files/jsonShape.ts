import { LakeError } from "./LakeError.ts";

/** Where a value does not fit its shape. */
interface Misfit {
  readonly field: string;
  /** Completes "must be ...". */
  readonly allowed: string;
  readonly received: unknown;
}

/** What a value in a file must be: finds the first field that is something else. `Value` is the type that it makes sure of. */
export interface JsonShape<Value> {
  (value: unknown, field: string): Misfit | undefined;
  /** Never set: it ties the shape to its type. */
  readonly fits?: Value;
}

function valueShape<Value>(allowed: string, accepts: (value: unknown) => boolean): JsonShape<Value> {
  return (value, field) => (accepts(value) ? undefined : { field, allowed, received: value });
}

/** Any text. */
export const textShape = valueShape<string>("a text", (value) => typeof value === "string");

/** Any number. */
export const numberShape = valueShape<number>("a number", (value) => Number.isFinite(value));

/** A number of things: whole and not negative. */
export const countShape = valueShape<number>("a whole number from 0", (value) => {
  return Number.isSafeInteger(value) && (value as number) >= 0;
});

/** Bytes, as in a file of Avro. */
export const bytesShape = valueShape<Buffer>("bytes", (value) => value instanceof Uint8Array);

const listed = valueShape<readonly unknown[]>("a list", (value) => Array.isArray(value));
const object = valueShape<object>("an object", (value) => {
  return typeof value === "object" && value !== null && !Array.isArray(value);
});

/** One of some values. */
export function oneOfShape<const Value extends string | number | boolean>(values: readonly Value[]): JsonShape<Value> {
  const allowed = values.map((value) => JSON.stringify(value)).join(" or ");
  return valueShape(allowed, (value) => values.some((each) => each === value));
}

/** A field that may be left out. */
export function optionalShape<Value>(shape: JsonShape<Value>): JsonShape<Value | undefined> {
  return (value, field) => (value === undefined ? undefined : shape(value, field));
}

/** A list of items of one shape. */
export function listShape<Value>(item: JsonShape<Value>): JsonShape<readonly Value[]> {
  return (value, field) =>
    listed(value, field) ?? firstOf(value as readonly unknown[], (each, at) => item(each, `${field}[${at}]`));
}

/** An object with a shape for every field of its type; a field without one does not compile. Other fields are left alone. */
export function objectShape<Value extends object>(shapes: {
  readonly [Name in keyof Value]-?: JsonShape<Value[Name]>;
}): JsonShape<Value> {
  const fields = Object.entries(shapes) as readonly (readonly [string, JsonShape<unknown>])[];
  return (value, field) =>
    object(value, field) ??
    firstOf(fields, ([name, shape]) => shape((value as Record<string, unknown>)[name], within(field, name)));
}

/** An object with any names, and values of one shape. */
export function recordShape<Value>(item: JsonShape<Value>): JsonShape<Readonly<Record<string, Value>>> {
  return (value, field) =>
    object(value, field) ?? firstOf(Object.entries(value as object), ([name, each]) => item(each, within(field, name)));
}

function firstOf<Item>(
  items: readonly Item[],
  find: (item: Item, at: number) => Misfit | undefined,
): Misfit | undefined {
  for (const [at, item] of items.entries()) {
    const misfit = find(item, at);
    if (misfit !== undefined) return misfit;
  }
  return undefined;
}

function within(field: string, name: string): string {
  return field === "" ? name : `${field}.${name}`;
}

/** A value of a file as its type; throws a LakeError with the path, the field and what to do if it does not fit. */
export function requireShape<Value>(value: unknown, shape: JsonShape<Value>, path: string, advice?: string): Value {
  const misfit = shape(value, "");
  if (misfit === undefined) return value as Value;
  const { field, allowed, received } = misfit;
  const where = field === "" ? path : `${field} in ${path}`;
  throw new LakeError("damaged", `${where} must be ${allowed}, received ${wordsFor(received)}`, undefined, advice);
}

/** Parses the JSON of a file; throws a LakeError if it is cut off or does not fit. */
export function parseJsonFile(text: string, path: string, advice?: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new LakeError("damaged", `${path} is not complete`, error, advice);
  }
}

function wordsFor(value: unknown): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  const text = JSON.stringify(value);
  return text.length <= 40 ? text : `${text.slice(0, 40)}…`;
}
