import { defectRule } from "../templates/defectRule.ts";

/** The mark that some editors put at the start of a file. */
export const byteOrderMark = defectRule({
  id: "byte-order-mark",
  defect: "byte-order-mark",
  basis: { statements: ["1.2"] },
  why: "The game writes none: an editor saved the file, and JSON parsers reject the mark.",
  how: "a byte order mark",
  spoil: (text) => `\uFEFF${text}`,
});
