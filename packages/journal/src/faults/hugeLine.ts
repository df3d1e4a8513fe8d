import { joinBytes, lineFault } from "./lineFault.ts";

/** What a reader holds of one line at most, unless it was told otherwise (docs of LineOptions). */
const heldBytes = 16 * 2 ** 20;
const letter = "A".charCodeAt(0);
const quote = '"'.charCodeAt(0);

/** A line that never seems to end. */
export const hugeLine = lineFault({
  name: "huge-line",
  description: "Blows the last text of a line up to more than 16 MiB.",
  rule: "oversize-line",
  severity: { spec: "error", live: "error" },
  spoil(line, work) {
    const at = line.lastIndexOf(quote);
    const padding = new Uint8Array(heldBytes + 1 + work.below(2 ** 20)).fill(letter);
    return joinBytes(line.subarray(0, at), padding, line.subarray(at));
  },
});
