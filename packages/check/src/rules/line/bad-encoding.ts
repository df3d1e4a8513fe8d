import { defectRule } from "../templates/defectRule.ts";

/** Bytes that are not UTF-8. */
export const badEncoding = defectRule({
  id: "bad-encoding",
  defect: "encoding",
  why: "The bytes were written in another encoding or hit on the way; what stood there is lost.",
  how: "a byte that is not UTF-8",
  spoil: (text) => (text.includes('"event":') ? text.replace('"event":', '"event"\uFFFD') : undefined),
});
