import { requireOptions, type OptionShapes } from "@shipslog/contract/internal";
import { suggest } from "../text/suggest.ts";

/**
 * Throws a TypeError for options of a caller in JavaScript that are not what their types say: a name that does not exist, with
 * the nearest one that does, or a value of another shape.
 */
export function requireKnownOptions<Options extends object>(options: Options, shapes: OptionShapes<Options>): void {
  const known = Object.keys(shapes);
  const unknown = Object.keys(options ?? {}).find((name) => !known.includes(name));
  if (unknown === undefined || typeof options !== "object") {
    requireOptions(options, shapes);
    return;
  }
  throw new TypeError(`unknown option "${unknown}"; ${suggest(unknown, known, `the options are ${known.join(", ")}`)}`);
}
