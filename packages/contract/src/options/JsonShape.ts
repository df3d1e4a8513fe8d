import type { OptionShape } from "./requireOptions.ts";
import { objectOption, oneOf } from "./shapes.ts";

/** Where a value does not fit its shape. */
interface Misfit {
  /** The way to the field, as in `files[1].bytes`; empty for the whole value. */
  readonly field: string;
  /** Completes "must be ...". */
  readonly allowed: string;
  /** What is there, undefined if nothing is. It may be secret: who reports a misfit decides whether to show it. */
  readonly received: unknown;
}

/** What a value of JSON must be: finds the first field that is something else. `Value` is the type that it makes sure of. */
export interface JsonShape<Value> {
  (value: unknown, field: string): Misfit | undefined;
  /** Never set: it ties the shape to its type. */
  readonly fits?: Value;
}

/** A shape for every field of a type; a field without one does not compile. */
export type JsonShapes<Value> = { readonly [Name in keyof Value]-?: JsonShape<Value[Name]> };

/** Reads JSON of a shape; undefined if the text is not JSON or has another shape. */
export function readShape<Value>(text: string, shape: JsonShape<Value>): Value | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return shape(value, "") === undefined ? (value as Value) : undefined;
}

/** A value without parts, by the test and the words that an option has too. */
export function valueShape<Value>({ allowed, accepts }: OptionShape): JsonShape<Value> {
  return (value, field) => (accepts(value) ? undefined : { field, allowed, received: value });
}

/** Any text. */
export const textShape = valueShape<string>({ allowed: "a text", accepts: (value) => typeof value === "string" });

const isFilledText = (value: unknown): boolean => typeof value === "string" && value !== "";

/** A text that is not empty. */
export const filledTextShape = valueShape<string>({ allowed: "a text", accepts: isFilledText });

/** A list of such texts with at least one. */
export const filledTextsShape = valueShape<readonly string[]>({
  allowed: "a list of texts",
  accepts: (value) => Array.isArray(value) && value.length > 0 && value.every(isFilledText),
});

/** Any number. */
export const numberShape = valueShape<number>({ allowed: "a number", accepts: Number.isFinite });

/** A number of things: whole and not negative. */
export const countShape = valueShape<number>({
  allowed: "a whole number from 0",
  accepts: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
});

/** One of some values. */
export function oneOfShape<const Value extends string | number | boolean>(values: readonly Value[]): JsonShape<Value> {
  return valueShape(oneOf(values));
}

/** A field that may be left out. */
export function optionalShape<Value>(shape: JsonShape<Value>): JsonShape<Value | undefined> {
  return (value, field) => (value === undefined ? undefined : shape(value, field));
}

const anyList = valueShape<readonly unknown[]>({ allowed: "a list", accepts: Array.isArray });
const anyObject = valueShape<object>(objectOption);

/** A list of items of one shape. */
export function listShape<Value>(item: JsonShape<Value>): JsonShape<readonly Value[]> {
  return (value, field) =>
    anyList(value, field) ?? firstOf(value as readonly unknown[], (each, at) => item(each, `${field}[${at}]`));
}

/** An object with a shape for every field of its type. Other fields are left alone. */
export function objectShape<Value extends object>(shapes: JsonShapes<Value>): JsonShape<Value> {
  const fields = Object.entries(shapes) as readonly (readonly [string, JsonShape<unknown>])[];
  return (value, field) =>
    anyObject(value, field) ??
    firstOf(fields, ([name, shape]) => shape((value as Record<string, unknown>)[name], within(field, name)));
}

/** An object with any names, and values of one shape. */
export function recordShape<Value>(item: JsonShape<Value>): JsonShape<Readonly<Record<string, Value>>> {
  return (value, field) =>
    anyObject(value, field) ??
    firstOf(Object.entries(value as object), ([name, each]) => item(each, within(field, name)));
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
