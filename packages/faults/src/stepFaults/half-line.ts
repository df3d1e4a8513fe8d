import { lineFault } from "../damage/lineFault.ts";

/** Keeps at least the start of the timestamp, so that the rest still begins like an event. */
const leastBytes = 20;
const closingBrace = "}".charCodeAt(0);

/** Writes only the first part of a line. */
export const halfLine = lineFault({
  name: "half-line",
  description: "Cuts off the end of a line, but keeps its line end.",
  rule: "half-line",
  severity: { spec: "error", live: "error" },
  spoil(line, context) {
    const cut = line.subarray(0, leastBytes + context.integerBelow(line.length - leastBytes - 2));
    // After a brace inside a string, the rest would look like the end of a line that lost its start.
    return cut.at(-1) === closingBrace ? undefined : cut;
  },
});
