/** Counts how often a character is in a text, and stops at the limit: a text with very many costs no more. */
export function countUpTo(text: string, character: string, limit: number): number {
  let count = 0;
  for (let at = text.indexOf(character); at !== -1 && count < limit; at = text.indexOf(character, at + 1)) count++;
  return count;
}
