import { deepestNesting } from "@shipslog/contract/text";
import { defectRule } from "../templates/defectRule.ts";

/** Nesting beyond reason. */
export const tooDeep = defectRule({
  id: "too-deep",
  defect: "too-deep",
  why: "Real events nest less than ten deep; thousands of brackets are there to break a parser.",
  how: "brackets without end",
  spoil: (text, draw) => {
    const depth = deepestNesting + 1 + draw(10);
    return text.replace(/ \}$/, `, "x":${"[".repeat(depth)}${"]".repeat(depth)} }`);
  },
});
