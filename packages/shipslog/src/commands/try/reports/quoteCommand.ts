const plainWord = /^[\w./:={}@%+,-]+$/;

/** A command line as it can be typed in a shell. */
export function quoteCommand(words: readonly string[]): string {
  return words.map((word) => (plainWord.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)).join(" ");
}
