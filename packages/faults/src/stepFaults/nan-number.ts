import { lineFault } from "../damage/lineFault.ts";
import { replaceOne, spoilText } from "../damage/spoilBytes.ts";

/** Writes a value that is not a JSON number. */
export const nanNumber = lineFault({
  name: "nan-number",
  description: "Writes -nan(ind) instead of a number, as the game does for a float that is not a number.",
  rule: "nan-number",
  severity: { spec: "error", live: "error" },
  spoil: spoilText((text, context) => replaceOne(text, /(?<=":)-?\d+(?:\.\d+)?/g, "-nan(ind)", context)),
});
