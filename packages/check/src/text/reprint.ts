import type { JsonObject } from "@shipslog/contract";

/** Prints an event in the game's layout; undefined for an event with a number that JSON cannot express, such as 1e999. */
export function reprint(event: JsonObject, print: (event: JsonObject) => string): string | undefined {
  try {
    return print(event);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
