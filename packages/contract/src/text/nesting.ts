import { countUpTo } from "./countUpTo.ts";
import { scanJson } from "./scanJson.ts";

/** How deep an event may nest; real ones stay below ten, and whatever walks an event may rely on this. */
export const deepestNesting = 1000;

/** Tells whether JSON text nests deeper than an event may; nearly free for real lines. */
export function nestsTooDeep(text: string): boolean {
  if (text.length <= 2 * deepestNesting) return false;
  const opened = countUpTo(text, "{", deepestNesting + 1) + countUpTo(text, "[", deepestNesting + 1);
  return opened > deepestNesting && scanJson(text).depth > deepestNesting;
}
