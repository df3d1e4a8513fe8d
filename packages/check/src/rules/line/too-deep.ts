import { deepestNesting } from "@shipslog/contract/text";
import { defectRule } from "../templates/defectRule.ts";

/** Nesting deeper than any event. */
export const tooDeep = defectRule({
  id: "too-deep",
  defect: "too-deep",
  basis: { statements: ["1.11"] },
  why: "Real events have fewer than ten levels; thousands of brackets only serve to break a parser.",
  how: "too many brackets",
  spoil: (text, draw) => {
    const depth = deepestNesting + 1 + draw(10);
    return text.replace(/ \}$/, `, "x":${"[".repeat(depth)}${"]".repeat(depth)} }`);
  },
});
