/** The strings and numbers of a journal. */
const literals = /"(?:[^"\\\n]|\\.)*"|(?<=[[:,\s])-?\d[\d.eE+-]*/g;

/** Splits a journal into its values, which may be replaced, and the text between them, including keys. */
export function splitValues(text: string): { readonly between: readonly string[]; readonly values: readonly string[] } {
  const between: string[] = [];
  const values: string[] = [];
  let done = 0;
  for (const { 0: literal, index } of text.matchAll(literals)) {
    const end = index + literal.length;
    if (literal.startsWith('"') && /^\s*:/.test(text.slice(end, end + 8))) continue;
    between.push(text.slice(done, index));
    values.push(literal);
    done = end;
  }
  return { between: [...between, text.slice(done)], values };
}

/** Compares an anonymised text with the original: the number of changed values, and any other difference. */
export function compareTexts(before: string, after: string): { changed: number; difference: string | undefined } {
  const old = splitValues(before);
  const fresh = splitValues(after);
  const at = old.between.findIndex((text, index) => text !== fresh.between[index]);
  const isLonger = old.between.length !== fresh.between.length;
  const changed = old.values.filter((value, index) => value !== fresh.values[index]).length;
  if (at < 0 && !isLonger) return { changed, difference: undefined };
  return { changed, difference: `differs outside of values before ${JSON.stringify(old.values[at] ?? "its end")}` };
}
