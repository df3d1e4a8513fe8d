import type { OptionShape, OptionShapes } from "./OptionShape.ts";
import { receivedText } from "./receivedText.ts";

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
  for (const name of Object.keys(shapes) as (keyof Options & string)[]) {
    requireOption(name, options?.[name], shapes[name]);
  }
}
