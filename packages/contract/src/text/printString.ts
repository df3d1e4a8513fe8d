/** Text that needs no escapes: no quote, backslash, control character or half of a surrogate pair. */
const plain = /^[ !#-[\]-\uD7FF\uE000-\uFFFF]*$/;

/** Prints a string like JSON.stringify and the game: non-ASCII characters and `/` are not escaped. */
export function printString(text: string): string {
  return plain.test(text) ? `"${text}"` : JSON.stringify(text);
}
