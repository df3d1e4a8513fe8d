/** A piece of text by start and length, in UTF-16 units. */
export interface TextSpan {
  readonly start: number;
  readonly length: number;
}

const blanks = /[ \t\r\n]*/y;
const scalar = /[^\s,\]}]*/y;
/** Characters that open or close a value. */
const structure = /["{}[\]]/g;

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** The index after the string that starts at `start`; a loop, because a pattern may overflow on a string as long as a file. */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; ; at++) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return text.length;
    let backslashes = 0;
    while (text[quote - 1 - backslashes] === "\\") backslashes++;
    if (backslashes % 2 === 0) return quote + 1;
    at = quote;
  }
}

/** The index after the value that starts at `start`. */
function endOfValue(text: string, start: number): number {
  const opening = text[start];
  if (opening === '"') return endOfString(text, start);
  if (opening !== "{" && opening !== "[") return endOf(scalar, text, start);
  let depth = 0;
  let at = start;
  for (;;) {
    structure.lastIndex = at;
    const found = structure.exec(text);
    if (found === null) return text.length;
    at = found.index + 1;
    if (found[0] === '"') at = endOfString(text, found.index);
    else depth += found[0] === "{" || found[0] === "[" ? 1 : -1;
    if (depth === 0) return at;
  }
}

/** The start of the value of a key, or of the element of an index, inside the object or array at `container`; the last one when a key repeats. */
function findInside(text: string, container: number, key: string): number | undefined {
  const isObject = text[container] === "{";
  let at = container + 1;
  let found: number | undefined;
  for (let index = 0; ; index++) {
    at = endOf(blanks, text, at);
    const first = text[at];
    if (first === undefined || first === "}" || first === "]") return found;
    const keyEnd = isObject ? endOfValue(text, at) : at;
    const name = isObject ? unquote(text.slice(at, keyEnd)) : String(index);
    const start = isObject ? endOf(blanks, text, endOf(blanks, text, keyEnd) + 1) : at;
    if (name === key) found = start;
    const end = endOf(blanks, text, endOfValue(text, start));
    // Stop at text that is not JSON.
    if (text[end] !== ",") return found;
    at = end + 1;
  }
}

function unquote(text: string): string | undefined {
  try {
    return String(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Finds the value at a JSON pointer in JSON text, or the nearest value around it; undefined for the whole text. */
export function locate(text: string, pointer: string): TextSpan | undefined {
  const keys = pointer.split("/").slice(1);
  let at = endOf(blanks, text, 0);
  let span: TextSpan | undefined;
  for (const key of keys) {
    if (text[at] !== "{" && text[at] !== "[") return span;
    const inside = findInside(text, at, key.replaceAll("~1", "/").replaceAll("~0", "~"));
    if (inside === undefined) return span;
    at = inside;
    span = { start: at, length: endOfValue(text, at) - at };
  }
  return span;
}
