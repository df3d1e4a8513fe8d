import { defectRule } from "../templates/defectRule.ts";

/** Two events on one line. */
export const twoObjects = defectRule({
  id: "two-objects",
  defect: "two-objects",
  basis: { statements: ["1.2", "4.4"] },
  why: "A line end is missing; a reader that parses line by line loses both events.",
  how: "two events on one line",
  spoil: (text, draw) => text + text.slice(0, draw(2) === 0 ? undefined : 18),
});
