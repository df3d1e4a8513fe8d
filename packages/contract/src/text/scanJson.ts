/**
 * How text stops being JSON: it ends too early (outside or inside a string), a string holds what it may not, a value
 * or a key is expected, punctuation is expected, or the value is complete and something follows.
 */
type FaultKind = "ends" | "ends-in-string" | "in-string" | "no-value" | "no-punctuation" | "after-value";

/** Where and how text stops being JSON. */
export interface JsonFault {
  readonly kind: FaultKind;
  /** Index of the first character that does not fit; the length of the text when it ends too early. */
  readonly at: number;
}

/** The result of scanning text as JSON: its first fault, and the nesting depth up to there. */
export interface JsonScan {
  readonly fault: JsonFault | undefined;
  readonly depth: number;
}

/** What may come next. */
type Expected = "value" | "value-or-close" | "key" | "key-or-close" | "colon" | "comma-or-close" | "nothing";

const blanks = /[ \t\r\n]*/y;
/** Characters allowed in a string without an escape: from space on, except quote and backslash. */
const plainCharacters = /[ !#-[\]-\uFFFF]*/y;
const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const escapeBegun = /\\(?:u[0-9a-fA-F]{0,3})?$/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const numberBegun = /-(?:0|[1-9]\d*)?(?:\.\d*)?(?:[eE][-+]?\d*)?$|\d+(?:\.\d*)?(?:[eE][-+]?\d*)?$/y;
const word = /[a-z]+/y;
const words = ["true", "false", "null"];

/** Returns the end of the match of a sticky pattern at an index, or -1. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** Reads the string that opens at a place: the index after it, or its fault. */
function endOfString(text: string, start: number): number | JsonFault {
  let at = start + 1;
  for (;;) {
    at = endOf(plainCharacters, text, at);
    if (at === text.length) return { kind: "ends-in-string", at };
    if (text[at] === '"') return at + 1;
    const next = endOf(escape, text, at);
    if (next === -1) {
      return endOf(escapeBegun, text, at) === -1
        ? { kind: "in-string", at }
        : { kind: "ends-in-string", at: text.length };
    }
    at = next;
  }
}

/** Reads the number, true, false or null at a place: the index after it, or its fault. */
function endOfScalar(text: string, at: number): number | JsonFault {
  const end = endOf(number, text, at);
  if (end === text.length) return end;
  if (endOf(numberBegun, text, at) !== -1) return { kind: "ends", at: text.length };
  if (end !== -1) return end;
  const wordEnd = endOf(word, text, at);
  const found = text.slice(at, Math.max(at, wordEnd));
  if (words.includes(found)) return wordEnd;
  const begun = wordEnd === text.length && words.some((whole) => whole.startsWith(found));
  return begun ? { kind: "ends", at: text.length } : { kind: "no-value", at };
}

/** The closing character of each opening one. */
const closers = { "{": "}", "[": "]" } as const;

/** Scans text as JSON up to its first fault, without recursion and without building values. */
export function scanJson(text: string): JsonScan {
  /** The closing characters of all open brackets, the innermost last. */
  const open: ("}" | "]")[] = [];
  let expected: Expected = "value";
  let depth = 0;
  let at = 0;
  const stop = (kind: FaultKind, where: number): JsonScan => ({ fault: { kind, at: where }, depth });
  const afterValue = (): Expected => (open.length === 0 ? "nothing" : "comma-or-close");

  for (;;) {
    at = endOf(blanks, text, at);
    const found = text[at];
    if (found === undefined) return expected === "nothing" ? { fault: undefined, depth } : stop("ends", at);
    if (expected === "nothing") return stop("after-value", at);

    const closer = open.at(-1);
    if (found === closer && expected.endsWith("close")) {
      open.pop();
      expected = afterValue();
      at++;
    } else if (expected === "colon" || expected === "comma-or-close") {
      if (found !== (expected === "colon" ? ":" : ",")) return stop("no-punctuation", at);
      expected = expected === "comma-or-close" && closer === "}" ? "key" : "value";
      at++;
    } else if (found === '"') {
      const end = endOfString(text, at);
      if (typeof end !== "number") return { fault: end, depth };
      expected = expected.startsWith("key") ? "colon" : afterValue();
      at = end;
    } else if (expected.startsWith("key")) {
      return stop("no-value", at);
    } else if (found === "{" || found === "[") {
      depth = Math.max(depth, open.push(closers[found]));
      expected = found === "{" ? "key-or-close" : "value-or-close";
      at++;
    } else {
      const end = endOfScalar(text, at);
      if (typeof end !== "number") return { fault: end, depth };
      expected = afterValue();
      at = end;
    }
  }
}

/** Counts how often a character is in a text, and stops at the limit: a text with very many costs no more. */
export function countUpTo(text: string, character: string, limit: number): number {
  let count = 0;
  for (let at = text.indexOf(character); at !== -1 && count < limit; at = text.indexOf(character, at + 1)) count++;
  return count;
}

/** The deepest nesting of an event; real events stay below ten levels, and recursive code relies on this limit. */
export const deepestNesting = 1000;

/** Tells whether JSON text is nested too deeply for an event; almost free for real lines. */
export function nestsTooDeep(text: string): boolean {
  if (text.length <= 2 * deepestNesting) return false;
  const opened = countUpTo(text, "{", deepestNesting + 1) + countUpTo(text, "[", deepestNesting + 1);
  return opened > deepestNesting && scanJson(text).depth > deepestNesting;
}
