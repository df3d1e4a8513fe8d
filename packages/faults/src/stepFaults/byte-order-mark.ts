import { lineFault } from "../damage/lineFault.ts";
import { joinBytes } from "../damage/spoilBytes.ts";

const mark = new TextEncoder().encode("\uFEFF");

/** Writes a byte order mark at the start of a file. */
export const byteOrderMark = lineFault({
  name: "byte-order-mark",
  description: "Starts a journal with a byte order mark, as some editors do when they save it.",
  rule: "byte-order-mark",
  severity: { spec: "error", live: "error" },
  onlyFirst: true,
  spoil: (line) => joinBytes(mark, line),
});
