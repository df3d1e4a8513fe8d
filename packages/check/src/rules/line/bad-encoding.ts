import { defectRule } from "../templates/defectRule.ts";

/** Bytes that are not UTF-8. */
export const badEncoding = defectRule({
  id: "bad-encoding",
  defect: "encoding",
  basis: { statements: ["1.2"] },
  why: "The bytes are damaged or in another encoding; the original text is lost.",
  how: "a byte that is not UTF-8",
  spoil: (text) => (text.includes('"event":') ? text.replace('"event":', '"event"\uFFFD') : undefined),
});
