import { defectRule } from "../templates/defectRule.ts";

/** Lines that stop in the middle. */
export const halfLine = defectRule({
  id: "half-line",
  defect: "half-line",
  basis: { statements: ["1.2", "4.4"] },
  why: "The writer was stopped, or the reader was too early; the event is lost.",
  how: "a line cut short",
  spoil: (text, draw) => {
    const cut = text.slice(0, 20 + draw(Math.max(1, text.length - 24)));
    return cut.length < text.length && !cut.trimEnd().endsWith("}") ? cut : undefined;
  },
});
