import { joinBytes, lineFault } from "./lineFault.ts";

const mark = new TextEncoder().encode("\uFEFF");

/** A byte order mark at the beginning of a file. */
export const byteOrderMark = lineFault({
  name: "byte-order-mark",
  description: "Begins a journal with a byte order mark, as an editor does that saves it.",
  rule: "byte-order-mark",
  severity: { spec: "error", live: "error" },
  onlyFirst: true,
  spoil: (line) => joinBytes(mark, line),
});
