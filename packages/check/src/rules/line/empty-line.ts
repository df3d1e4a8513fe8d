import { defectRule } from "../templates/defectRule.ts";

/** Blank lines. */
export const emptyLine = defectRule({
  id: "empty-line",
  defect: "empty",
  basis: { statements: ["1.2", "4.4"] },
  why: "A reader that parses every line fails at a blank one.",
  how: "a blank line",
  live: "warning",
  spoil: (_, draw) => " ".repeat(draw(3)),
});
