import type { ObservedField } from "./ObservedDeclaration.ts";

/** From this many objects on, a field that was in all of them counts as always present. */
const dependableMin = 200;

/** Tells whether a field was in every object that could hold it, of at least 200. */
export function isDependable({ seen, of }: Pick<ObservedField, "seen" | "of">): boolean {
  return seen === of && of >= dependableMin;
}
