import { lineFault, replaceOne, spoilText } from "./lineFault.ts";

/** A list that is not opened. */
export const missingBracket = lineFault({
  name: "missing-bracket",
  description: "Leaves out the bracket that opens a list of objects or texts.",
  rule: "cut-line",
  severity: { spec: "error", live: "error" },
  // Such lists have a blank behind their bracket, lists of numbers have none (format-facts 1, Bytes).
  spoil: spoilText((text, work) => replaceOne(text, /(?<=":)\[(?= )/g, "", work)),
});
