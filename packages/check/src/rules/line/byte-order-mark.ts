import { defectRule } from "../templates/defectRule.ts";

/** The mark that some editors put before a text. */
export const byteOrderMark = defectRule({
  id: "byte-order-mark",
  defect: "byte-order-mark",
  why: "The game writes none; an editor has saved the file, and JSON parsers refuse the mark.",
  how: "a byte order mark",
  spoil: (text) => `\uFEFF${text}`,
});
