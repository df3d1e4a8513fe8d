import { lineFault } from "../damage/lineFault.ts";
import { joinBytes } from "../damage/spoilBytes.ts";

/** The longest line that the reader of `@shipslog/journal` keeps, by default. */
const mostBytes = 16 * 2 ** 20;
const letter = "A".charCodeAt(0);
const quote = '"'.charCodeAt(0);

/** Writes a line that is too long to keep in memory. */
export const hugeLine = lineFault({
  name: "huge-line",
  description: "Extends the last string of a line to more than 16 MiB.",
  rule: "oversize-line",
  severity: { spec: "error", live: "error" },
  spoil(line, context) {
    const at = line.lastIndexOf(quote);
    const padding = new Uint8Array(mostBytes + 1 + context.integerBelow(2 ** 20)).fill(letter);
    return joinBytes(line.subarray(0, at), padding, line.subarray(at));
  },
});
