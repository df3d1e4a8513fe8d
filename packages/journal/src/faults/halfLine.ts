import { lineFault } from "./lineFault.ts";

/** So much of a line at least is left: it begins like an event. */
const leastBytes = 20;
const closingBrace = "}".charCodeAt(0);

/** A line that stops in the middle. */
export const halfLine = lineFault({
  name: "half-line",
  description: "Cuts a line in the middle; the next one begins on a line of its own.",
  rule: "half-line",
  severity: { spec: "error", live: "error" },
  spoil(line, work) {
    const cut = line.subarray(0, leastBytes + work.below(line.length - leastBytes - 2));
    // A cut behind a brace inside a text could pass for the end of a line that lost its beginning.
    return cut.at(-1) === closingBrace ? undefined : cut;
  },
});
