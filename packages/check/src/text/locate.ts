/** A piece of text by start and length, in UTF-16 units. */
export interface TextSpan {
  readonly start: number;
  readonly length: number;
}

/** A key of the wanted pointers, with the keys inside it and the value that was found for it. */
interface WantedKey {
  readonly inside: Map<string, WantedKey>;
  span: TextSpan | undefined;
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

/**
 * Notes where the wanted keys of the object or array at `container` are, and returns the index after it. When a key
 * repeats, the last one counts. Each character is read once.
 */
function walkContainer(text: string, container: number, wanted: WantedKey): number {
  const isObject = text[container] === "{";
  let at = container + 1;
  for (let index = 0; ; index++) {
    at = endOf(blanks, text, at);
    const first = text[at];
    if (first === undefined) return at;
    if (first === "}" || first === "]") return at + 1;
    const keyEnd = isObject ? endOfValue(text, at) : at;
    const name = isObject ? unquote(text.slice(at, keyEnd)) : String(index);
    const start = isObject ? endOf(blanks, text, endOf(blanks, text, keyEnd) + 1) : at;
    const key = name === undefined ? undefined : wanted.inside.get(name);
    const valueEnd = key === undefined ? endOfValue(text, start) : walkValue(text, start, key);
    const end = endOf(blanks, text, valueEnd);
    // Stop at text that is not JSON.
    if (text[end] !== ",") return text[end] === "}" || text[end] === "]" ? end + 1 : text.length;
    at = end + 1;
  }
}

/** Notes where a wanted value is, and the wanted values inside it; returns the index after it. */
function walkValue(text: string, start: number, wanted: WantedKey): number {
  for (const key of wanted.inside.values()) forget(key);
  const isWalked = wanted.inside.size > 0 && (text[start] === "{" || text[start] === "[");
  const end = isWalked ? walkContainer(text, start, wanted) : endOfValue(text, start);
  wanted.span = { start, length: end - start };
  return end;
}

/** Forgets what an earlier, overridden value of the same key contained. */
function forget(wanted: WantedKey): void {
  if (wanted.span === undefined) return;
  wanted.span = undefined;
  for (const key of wanted.inside.values()) forget(key);
}

/** The name that a quoted key has; undefined for text that is not JSON. */
function unquote(text: string): string | undefined {
  if (!text.startsWith('"')) return undefined;
  if (!text.includes("\\")) return text.slice(1, -1);
  try {
    return String(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function keysOf(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The wanted keys as a tree, so that one walk finds all of them. */
function wantedKeys(pointers: Iterable<string>): WantedKey {
  const root: WantedKey = { inside: new Map(), span: undefined };
  for (const pointer of pointers) {
    let around = root;
    for (const key of keysOf(pointer)) {
      const known: WantedKey = around.inside.get(key) ?? { inside: new Map(), span: undefined };
      around.inside.set(key, known);
      around = known;
    }
  }
  return root;
}

/** The span of a pointer after the walk, or of the nearest value around it. */
function spanIn(root: WantedKey, pointer: string): TextSpan | undefined {
  let around: WantedKey | undefined = root;
  let span: TextSpan | undefined;
  for (const key of keysOf(pointer)) {
    around = around?.inside.get(key);
    if (around?.span === undefined) return span;
    span = around.span;
  }
  return span;
}

/**
 * Finds the values at JSON pointers in JSON text: the value, or the nearest one around it; none for the whole text. It
 * reads the text once, however many pointers there are.
 */
export function locateAll(text: string, pointers: Iterable<string>): (pointer: string) => TextSpan | undefined {
  const root = wantedKeys(pointers);
  const start = endOf(blanks, text, 0);
  if (root.inside.size > 0 && (text[start] === "{" || text[start] === "[")) walkContainer(text, start, root);
  return (pointer) => spanIn(root, pointer);
}
