/** Why a line is not an event, as data: each class with what it means. */
export const lineDefects = {
  empty: "nothing but white space",
  "half-line": "begins like an event and stops before its end",
  nul: "holds NUL bytes, as after a power failure",
  nan: "holds a number JSON does not have, such as nan or inf",
  "two-objects": "more than one event on the line, whole or begun",
  "byte-order-mark": "an event behind a byte order mark",
  encoding: "is not valid UTF-8, so that its text is not what the file holds",
  "not-an-object": "is JSON, but not an object",
  "no-event-name": "is a JSON object without a usable event name",
  "too-deep": "nests deeper than any event does",
  cut: "lost its beginning or a part in the middle",
  invalid: "is not JSON for a reason of its own",
} as const satisfies Record<string, string>;

/** The class of a line that is not an event. */
export type LineDefect = keyof typeof lineDefects;
