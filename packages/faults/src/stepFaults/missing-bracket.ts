import { lineFault } from "../damage/lineFault.ts";
import { replaceOne, spoilText } from "../damage/spoilBytes.ts";

/** Writes a list without its opening bracket. */
export const missingBracket = lineFault({
  name: "missing-bracket",
  description: "Removes the opening bracket of a list of objects or strings.",
  rule: "cut-line",
  severity: { spec: "error", live: "error" },
  // These lists have a space after the bracket; lists of numbers have none (F10).
  spoil: spoilText((text, context) => replaceOne(text, /(?<=":)\[(?= )/g, "", context)),
});
