import { defectRule } from "../templates/defectRule.ts";

/** Lines with nothing on them. */
export const emptyLine = defectRule({
  id: "empty-line",
  defect: "empty",
  why: "A reader that parses every line stops at an empty one.",
  how: "a line emptied",
  live: "warning",
  spoil: (_, draw) => " ".repeat(draw(3)),
});
