import { countUpTo } from "./countUpTo.ts";
import { scanJson } from "./scanJson.ts";

/** The deepest nesting of an event; real events stay below ten levels, and recursive code relies on this limit. */
export const deepestNesting = 1000;

/** Tells whether JSON text is nested too deeply for an event; almost free for real lines. */
export function nestsTooDeep(text: string): boolean {
  if (text.length <= 2 * deepestNesting) return false;
  const opened = countUpTo(text, "{", deepestNesting + 1) + countUpTo(text, "[", deepestNesting + 1);
  return opened > deepestNesting && scanJson(text).depth > deepestNesting;
}
