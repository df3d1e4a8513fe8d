import type { JsonObject } from "@shipslog/contract";

/** Prints an event in the game's layout; undefined for one that holds a number beyond what JSON can say, such as 1e999. */
export function reprint(event: JsonObject, print: (event: JsonObject) => string): string | undefined {
  try {
    return print(event);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
