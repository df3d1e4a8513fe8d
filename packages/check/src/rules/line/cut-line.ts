import { defectRule } from "../templates/defectRule.ts";

/** Lines with a part missing. */
export const cutLine = defectRule({
  id: "cut-line",
  defect: "cut",
  basis: { statements: ["1.2", "4.4"] },
  why: "The file was damaged; the event is lost.",
  how: "a line without its beginning",
  spoil: (text, draw) => text.slice(3 + draw(6)),
});
