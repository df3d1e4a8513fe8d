import type { JsonObject } from "@shipslog/contract";

/** How an event becomes text. */
type Print = (event: JsonObject) => string;

/** Several rules ask for the same line one after the other; the last answer is kept. */
let last: { readonly event: JsonObject; readonly print: Print; readonly text: string | undefined } | undefined;

/** Prints an event in the game's layout; undefined for one that holds a number beyond what JSON can say, such as 1e999. */
export function reprint(event: JsonObject, print: Print): string | undefined {
  if (last?.event !== event || last.print !== print) last = { event, print, text: tryPrint(event, print) };
  return last.text;
}

function tryPrint(event: JsonObject, print: Print): string | undefined {
  try {
    return print(event);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
