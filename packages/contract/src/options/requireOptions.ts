import { nearestWord } from "../text/nearestWord.ts";

/** What an option may be: a test, and the words for the message of an error. */
export interface OptionShape {
  /** Completes "must be ...", as in `"spec" or "live"`. */
  readonly allowed: string;
  readonly accepts: (value: unknown) => boolean;
  /** Whether the caller must give it; an option that is left out is undefined. */
  readonly isRequired?: true;
}

/** A shape for every option of an interface; an option without one does not compile. */
export type OptionShapes<Options> = { readonly [Name in keyof Options]-?: OptionShape };

/** Throws a TypeError that names an option whose value is not allowed; undefined means that it was left out. */
export function requireOption(name: string, value: unknown, shape: OptionShape): void {
  if (value === undefined ? shape.isRequired !== true : shape.accepts(value)) return;
  throw new TypeError(`option "${name}" must be ${shape.allowed}, received ${receivedText(value)}`);
}

/**
 * Throws a TypeError when options that a caller passed are not what their types say. TypeScript checks them already; this
 * is for callers in JavaScript, where a wrong option would otherwise be ignored or fail far from its cause.
 */
export function requireOptions<Options extends object>(
  options: Options | undefined,
  shapes: OptionShapes<Options>,
): void {
  if (options !== undefined && (typeof options !== "object" || (options as unknown) === null)) {
    throw new TypeError(`the options must be an object, received ${receivedText(options)}`);
  }
  const known = Object.keys(shapes) as (keyof Options & string)[];
  for (const name of known) requireOption(name, options?.[name], shapes[name]);
  for (const name in options) if (!Object.hasOwn(shapes, name)) refuseName(name, known);
}

function refuseName(name: string, known: readonly string[]): never {
  const nearest = nearestWord(name, known);
  const hint = nearest === undefined ? `the options are ${known.join(", ")}` : `did you mean ${nearest}?`;
  throw new TypeError(`unknown option "${name}"; ${hint}`);
}

const maxLength = 60;

/** Describes a wrong option in a few words; never throws, whatever the value is. */
function receivedText(value: unknown): string {
  if (typeof value === "function") return "a function";
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "symbol" || typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return clip(JSON.stringify(value) ?? "undefined");
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "an invalid Date" : "a Date";
  return Array.isArray(value) ? clip(arrayText(value)) : objectText(value);
}

/** The items of an array as far as they are shown; an object inside is only named. */
function arrayText(items: readonly unknown[]): string {
  const shown = items.slice(0, maxLength).map((item) => (Array.isArray(item) ? "an array" : receivedText(item)));
  return `[${shown.join(", ")}]`;
}

function objectText(value: object): string {
  const name: unknown = (Object.getPrototypeOf(value) as { constructor?: { name?: unknown } } | null)?.constructor
    ?.name;
  return typeof name === "string" && name !== "Object" && name !== "" ? `an object of class ${name}` : "an object";
}

function clip(text: string): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength)}…`;
}
