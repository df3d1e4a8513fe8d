import { objectOption, type OptionShape, type OptionShapes } from "@shipslog/contract/internal";
import { FleetError, type FleetErrorCode } from "./FleetError.ts";

/** A shape with fields of its own: it finds the first that is wrong, and names it after the field that it is in. */
interface NestedShape extends OptionShape {
  readonly findProblem: (value: unknown, field: string) => string | undefined;
}

/** A text that is not empty. */
export const filledText: OptionShape = {
  allowed: "a text",
  accepts: (value) => typeof value === "string" && value !== "",
};

/** A list of such texts with at least one. */
export const filledTexts: OptionShape = {
  allowed: "a list of texts",
  accepts: (value) => Array.isArray(value) && value.length > 0 && value.every(filledText.accepts),
};

/** A text of one form, with the words for it. */
export function textLike(pattern: RegExp, allowed: string): OptionShape {
  return { allowed, accepts: (value) => typeof value === "string" && pattern.test(value) };
}

/** An object inside another one. */
export function partOf<Part extends object>(shapes: OptionShapes<Part>): NestedShape {
  return { ...objectOption, findProblem: (value, field) => findProblem(value, shapes, `${field}.`) };
}

/** A list of objects. */
export function partsOf<Part extends object>(shapes: OptionShapes<Part>): NestedShape {
  return {
    allowed: "a list of objects",
    accepts: (value) => Array.isArray(value),
    findProblem: (value, field) => findFirst(Object.values(value ?? {}), (at) => `${field}[${at}].`, shapes),
  };
}

/** An object with any keys, each value an object. */
export function partsByKey<Part extends object>(shapes: OptionShapes<Part>): NestedShape {
  return {
    ...objectOption,
    findProblem: (value, field) => {
      const keys = Object.keys(value ?? {});
      return findFirst(Object.values(value ?? {}), (at) => `${field}.${keys[at]}.`, shapes);
    },
  };
}

function findFirst<Part extends object>(
  values: readonly unknown[],
  prefixOf: (at: number) => string,
  shapes: OptionShapes<Part>,
): string | undefined {
  for (const [at, value] of values.entries()) {
    const problem = findProblem(value, shapes, prefixOf(at));
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Says which field is wrong and what was expected; never what was found, which may be secret. Fields without a shape are allowed. */
function findProblem<Value extends object>(
  value: unknown,
  shapes: OptionShapes<Value>,
  prefix = "",
): string | undefined {
  for (const [name, shape] of Object.entries<OptionShape | NestedShape>(shapes)) {
    const problem = problemOf(fieldOf(value, name), shape, `${prefix}${name}`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function problemOf(value: unknown, shape: OptionShape | NestedShape, field: string): string | undefined {
  const findInside = "findProblem" in shape ? shape.findProblem : undefined;
  if (value === undefined) {
    if (shape.isRequired !== true) return undefined;
    return findInside?.(undefined, field) ?? `${field} is missing, expected ${shape.allowed}`;
  }
  return shape.accepts(value) ? findInside?.(value, field) : `${field} has another value, expected ${shape.allowed}`;
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

/** Whether a value of JSON has a shape. */
export function hasShape<Value extends object>(value: unknown, shapes: OptionShapes<Value>): value is Value {
  return typeof value === "object" && value !== null && findProblem(value, shapes) === undefined;
}

/** Reads JSON; undefined if the text is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns a value of JSON that has a shape, or throws a FleetError with the place it is from and the field that is wrong. */
export function requireShape<Value extends object>(
  value: unknown,
  shapes: OptionShapes<Value>,
  where: string,
  code: FleetErrorCode,
): Value {
  if (hasShape(value, shapes)) return value;
  throw new FleetError(code, `${where}: ${findProblem(value, shapes) ?? "it is not an object"}`);
}

/** Parses JSON of a shape, from a file or the network; `where` is its path or address, for the FleetError that names the wrong field. */
export function parseShape<Value extends object>(
  text: string,
  shapes: OptionShapes<Value>,
  where: string,
  code: FleetErrorCode,
): Value {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new FleetError(code, `${where} is not JSON`, error);
  }
  return requireShape(value, shapes, where, code);
}
