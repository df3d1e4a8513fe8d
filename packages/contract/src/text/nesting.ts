import { scanJson } from "./scanJson.ts";

/** How deep an event may nest; real ones stay below ten, and whatever walks an event may rely on this. */
export const deepestNesting = 1000;

/** Counts one character of a text, but no further than a limit. */
function countUpTo(text: string, character: string, limit: number): number {
  let count = 0;
  for (let at = text.indexOf(character); at !== -1 && count <= limit; at = text.indexOf(character, at + 1)) count++;
  return count;
}

/** Tells whether JSON text nests deeper than an event may; nearly free for real lines. */
export function nestsTooDeep(text: string): boolean {
  if (text.length <= 2 * deepestNesting) return false;
  const opened = countUpTo(text, "{", deepestNesting) + countUpTo(text, "[", deepestNesting);
  return opened > deepestNesting && scanJson(text).depth > deepestNesting;
}
