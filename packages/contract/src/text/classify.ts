import { deepestNesting, type JsonFault, scanJson } from "./scanJson.ts";

/** Why a line is not an event: each class with a phrase that completes "the line ...". */
export const lineDefects = {
  empty: "is blank",
  "half-line": "starts like an event but is incomplete",
  "utf-16": "is UTF-16 and not UTF-8, as some editors and shells save it",
  nul: "contains NUL bytes, as after a power failure",
  nan: "contains a number that JSON does not allow, such as nan or inf",
  "carriage-returns": "contains several events with carriage returns between them instead of line ends",
  "two-objects": "contains more than one event, whole or incomplete",
  "byte-order-mark": "starts with a byte order mark",
  encoding: "is not valid UTF-8",
  "not-an-object": "is JSON but not an object",
  "no-event-name": "is a JSON object without a valid event name",
  "too-deep": "is nested deeper than any event",
  cut: "is missing its beginning or a part in the middle",
  invalid: "is not valid JSON",
} as const satisfies Record<string, string>;

/** The class of a line that is not an event. */
export type LineDefect = keyof typeof lineDefects;

const byteOrderMark = "\uFEFF";
/** The character a UTF-8 decoder inserts for invalid bytes. */
const replacement = "\uFFFD";
const blank = /^[ \t\r\n\v\f]*$/;
/** What C libraries print for a float that is not a number: `-nan(ind)`, `inf`, and the older `1.#QNAN`. */
const noNumber = /[-+]?(?:nan|inf(?:inity)?)(?![a-z])|\.#(?:ind|inf|qnan|snan)/iy;
/** What a UTF-8 decoder makes of UTF-16: a mark of two bad bytes, then every second character is NUL; a line end leaves one behind. */
const wide = /^(?:\uFFFD{2})?(?:\0(?:[^\0]\0){2}|(?:[^\0]\0){2})|^\0$/;
const betweenEvents = /\}[ \t]*\r\s*\{/;
const eventBegins = /\{ ?"timestamp" ?:/g;

/** Tells whether a sticky pattern matches at a place. */
function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Tells whether more than one event starts on the line; quotes inside strings are escaped, so no value matches. */
function holdsTwoObjects(text: string, fault: JsonFault): boolean {
  if (fault.kind === "after-value" && text[fault.at] === "{") return true;
  return [...text.matchAll(eventBegins)].length > 1;
}

/** Tells whether the defect looks like a missing part of a line rather than a foreign character. */
function isPartMissing(text: string, fault: JsonFault): boolean {
  if (fault.kind === "no-punctuation") return true;
  if (fault.kind === "no-value") return "]},:[{".includes(text.charAt(fault.at));
  // A string that runs into the closing brace, or the tail of another line after a complete one.
  return (fault.kind === "ends-in-string" || fault.kind === "after-value") && text.trimEnd().endsWith("}");
}

/** Classifies text that is not JSON by its first defect. */
function classifyFault(text: string, fault: JsonFault): LineDefect {
  if (matchesAt(noNumber, text, fault.at)) return "nan";
  if (holdsTwoObjects(text, fault)) return betweenEvents.test(text) ? "carriage-returns" : "two-objects";
  const beginsLikeEvent = text.trimStart().startsWith("{");
  const partMissing = beginsLikeEvent
    ? isPartMissing(text, fault)
    : text.includes('":') || text.trimEnd().endsWith("}");
  if (beginsLikeEvent && fault.kind.startsWith("ends") && !partMissing) return "half-line";
  if (text.includes(replacement)) return "encoding";
  return partMissing ? "cut" : "invalid";
}

/**
 * Classifies a line that is not an event by its first defect.
 *
 * NUL bytes come first, because they spoil a line in any place; behind a byte order mark the rest is judged, and the
 * mark is the defect only where the rest has none.
 */
export function classifyBadLine(text: string): LineDefect {
  if (blank.test(text)) return "empty";
  if (text.includes("\0")) return wide.test(text) ? "utf-16" : "nul";
  const marked = text.startsWith(byteOrderMark);
  const rest = marked ? text.slice(1) : text;
  if (marked && blank.test(rest)) return "byte-order-mark";
  const { fault, depth } = scanJson(rest);
  if (depth > deepestNesting) return "too-deep";
  if (fault !== undefined) return classifyFault(rest, fault);
  if (!rest.trimStart().startsWith("{")) return "not-an-object";
  return marked ? "byte-order-mark" : "no-event-name";
}
