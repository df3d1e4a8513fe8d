import { lineFault } from "./lineFault.ts";

/** Zeros where text was. */
export const nulBytes = lineFault({
  name: "nul-bytes",
  description: "Overwrites a part of a line with NUL bytes, as a power failure does.",
  rule: "nul-bytes",
  severity: { spec: "error", live: "error" },
  spoil(line, work) {
    const from = work.below(line.length);
    return line.slice().fill(0, from, from + 1 + work.below(64));
  },
});
