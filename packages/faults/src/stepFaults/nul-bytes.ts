import { lineFault } from "../damage/lineFault.ts";

/** Writes NUL bytes into a line. */
export const nulBytes = lineFault({
  name: "nul-bytes",
  description: "Overwrites part of a line with NUL bytes, as a power failure does.",
  rule: "nul-bytes",
  severity: { spec: "error", live: "error" },
  spoil(line, context) {
    const from = context.integerBelow(line.length);
    return line.slice().fill(0, from, from + 1 + context.integerBelow(64));
  },
});
