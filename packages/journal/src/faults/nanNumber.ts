import { lineFault, replaceOne, spoilText } from "./lineFault.ts";

/** A number that is none. */
export const nanNumber = lineFault({
  name: "nan-number",
  description: "Writes -nan(ind) for a number, as the game does for a float that is none.",
  rule: "nan-number",
  severity: { spec: "error", live: "error" },
  spoil: spoilText((text, work) => replaceOne(text, /(?<=":)-?\d+(?:\.\d+)?/g, "-nan(ind)", work)),
});
