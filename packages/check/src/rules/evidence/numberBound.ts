import type { ObservedField } from "@shipslog/contract/observed";
import { largestIdentifier } from "./identifiers.ts";

/** From this many values on, the greatest one says something about others. */
const evidenceMin = 200;
/** A number may be this many times greater than the greatest that was seen. */
const tolerance = 1000;
/** What was never above a few may still become a million: a count of somebody else, a time in seconds. */
const leastBound = 1e6;

/** The greatest plausible number of an observed field, with either sign; undefined when any number is. */
export function numberBound({ path, types, range, seen }: ObservedField): number | undefined {
  if (types.integer === undefined && types.number === undefined) return undefined;
  const identifier = largestIdentifier(path.slice(path.lastIndexOf(".") + 1));
  if (identifier !== undefined) return identifier;
  // Numbers in lists are coordinates and the like; a list has no name for each.
  if (range === undefined || seen < evidenceMin || path.endsWith("[]")) return undefined;
  const [least, greatest] = range;
  return Math.max(tolerance * Math.max(Math.abs(least), Math.abs(greatest)), leastBound);
}
