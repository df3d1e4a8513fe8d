import { defectRule } from "../templates/defectRule.ts";

/** Everything else that is not JSON. */
export const invalidJson = defectRule({
  id: "invalid-json",
  defect: "invalid",
  basis: { statements: ["1.2"] },
  why: "No JSON parser accepts it; somebody edited the file by hand.",
  how: "an apostrophe instead of a quote",
  spoil: (text) => (text.startsWith('{ "') ? text.replace('{ "timestamp"', "{ 'timestamp'") : undefined),
});
