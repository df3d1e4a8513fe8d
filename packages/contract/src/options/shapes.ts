import { type Dialect, dialects } from "../dialects/Dialect.ts";
import type { OptionShape } from "./requireOptions.ts";

/** True or false. */
export const flagOption: OptionShape = {
  allowed: "true or false",
  accepts: (value) => typeof value === "boolean",
};

/** Any string. */
export const textOption: OptionShape = {
  allowed: "a string",
  accepts: (value) => typeof value === "string",
};

/** A callback. */
export const functionOption: OptionShape = {
  allowed: "a function",
  accepts: (value) => typeof value === "function",
};

/** An object with an interface of its own, such as a clock or a disk. */
export const objectOption: OptionShape = {
  allowed: "an object",
  accepts: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
};

/** A signal that ends work early; any object that works like an AbortSignal. */
export const signalOption: OptionShape = {
  allowed: "an AbortSignal",
  accepts: (value) => typeof value === "object" && value !== null && "aborted" in value,
};

/** A point in time: milliseconds since 1970 or a Date; `millisecondsOf` turns both into a number. */
export const timeOption: OptionShape = {
  allowed: "a number of milliseconds since 1970 or a Date",
  accepts: (value) => Number.isFinite(value instanceof Date ? value.getTime() : value),
};

/** The milliseconds since 1970 of a value that `timeOption` accepts. */
export function millisecondsOf(time: number | Date): number {
  return typeof time === "number" ? time : time.getTime();
}

/** What a number may be. */
export interface NumberBounds {
  readonly isWhole?: boolean;
  readonly min?: number;
  readonly max?: number;
  /** Completes "a number of ...". */
  readonly unit?: string;
}

/** A number within bounds; `Infinity` only where `max` names it. */
export function numberOption({ isWhole = false, min = -Infinity, max, unit }: NumberBounds = {}): OptionShape {
  const noun = `a ${isWhole ? "whole " : ""}number${unit === undefined ? "" : ` of ${unit}`}`;
  const from = Number.isFinite(min) ? ` from ${min}` : "";
  const to = max === undefined || !Number.isFinite(max) ? "" : `${from === "" ? " up" : ""} to ${max}`;
  const isInside = (value: number): boolean => value >= min && value <= (max ?? Number.MAX_VALUE);
  return {
    allowed: `${noun}${from}${to}`,
    accepts: (value) =>
      typeof value === "number" && isInside(value) && (!isWhole || Number.isInteger(value) || value === max),
  };
}

/** One of a list of choices. */
export function oneOf(choices: readonly (string | number | boolean)[]): OptionShape {
  return { allowed: listChoices(choices), accepts: (value) => choices.includes(value as string) };
}

/** An array, each item of one shape. */
export function arrayOf(item: OptionShape): OptionShape {
  return {
    allowed: `an array in which each item is ${item.allowed}`,
    accepts: (value) => Array.isArray(value) && value.every((each) => item.accepts(each)),
  };
}

/** An object with any keys, each value of one shape. */
export function recordOf(item: OptionShape): OptionShape {
  return {
    allowed: `an object in which each value is ${item.allowed}`,
    accepts: (value) =>
      objectOption.accepts(value) && Object.values(value as object).every((each) => item.accepts(each)),
  };
}

/** Either of two shapes. */
export function either(one: OptionShape, other: OptionShape): OptionShape {
  return {
    allowed: `${one.allowed}, or ${other.allowed}`,
    accepts: (value) => one.accepts(value) || other.accepts(value),
  };
}

/** How far a clock is ahead of UTC in minutes, or what it is at a time. */
export const offsetOption: OptionShape = either(
  numberOption({ isWhole: true, min: -24 * 60, max: 24 * 60, unit: "minutes" }),
  functionOption,
);

/** The same shape for an option that must be given. */
export function required(shape: OptionShape): OptionShape {
  return { ...shape, isRequired: true };
}

/** A dialect; most functions use `defaultDialect` when it is left out. */
export const dialectOption: OptionShape = oneOf(dialects satisfies readonly Dialect[]);

function listChoices(choices: readonly (string | number | boolean)[]): string {
  const shown = choices.map((choice) => JSON.stringify(choice));
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} or ${shown.at(-1)}`;
}
