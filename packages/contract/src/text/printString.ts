/** Every text that needs no escape: no quote, backslash, control character or half of a surrogate pair. */
const plain = /^[ !#-[\]-\uD7FF\uE000-\uFFFF]*$/;

/** Prints a string by the rules of JSON.stringify, as the game does: non-ASCII and `/` stay as they are. */
export function printString(text: string): string {
  return plain.test(text) ? `"${text}"` : JSON.stringify(text);
}
