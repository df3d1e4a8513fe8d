import { defectRule } from "../templates/defectRule.ts";

/** Everything else that is not JSON. */
export const invalidJson = defectRule({
  id: "invalid-json",
  defect: "invalid",
  why: "No JSON parser takes it; someone has edited the file by hand.",
  how: "an apostrophe for a quote",
  spoil: (text) => (text.startsWith('{ "') ? text.replace('{ "timestamp"', "{ 'timestamp'") : undefined),
});
