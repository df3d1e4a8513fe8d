import { defectRule } from "../templates/defectRule.ts";

/** JSON that is not an object. */
export const notAnObject = defectRule({
  id: "not-an-object",
  defect: "not-an-object",
  basis: { statements: ["1.2", "4.4"] },
  why: "An array or a bare value has no event name, so no reader can use it.",
  how: "an event inside an array",
  spoil: (text, draw) => (draw(2) === 0 ? `[ ${text} ]` : "42"),
});
