import { defectRule } from "../templates/defectRule.ts";

/** JSON that is no object. */
export const notAnObject = defectRule({
  id: "not-an-object",
  defect: "not-an-object",
  why: "A list or a bare value has no event name, so no reader knows what to do with it.",
  how: "an event inside a list",
  spoil: (text, draw) => (draw(2) === 0 ? `[ ${text} ]` : "42"),
});
