import { defectRule } from "../templates/defectRule.ts";

/** Two events on a line. */
export const twoObjects = defectRule({
  id: "two-objects",
  defect: "two-objects",
  why: "A line end was lost; a reader that takes a line for an event loses both.",
  how: "two events on a line",
  spoil: (text, draw) => text + text.slice(0, draw(2) === 0 ? undefined : 18),
});
