/** Why a line is not an event: each class with a phrase that completes "the line ...". */
export const lineDefects = {
  empty: "is blank",
  "half-line": "starts like an event but is incomplete",
  nul: "contains NUL bytes, as after a power failure",
  nan: "contains a number that JSON does not allow, such as nan or inf",
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
