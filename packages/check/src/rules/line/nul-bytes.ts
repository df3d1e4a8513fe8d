import { defectRule } from "../templates/defectRule.ts";

/** NUL bytes instead of text. */
export const nulBytes = defectRule({
  id: "nul-bytes",
  defect: "nul",
  basis: { statements: ["1.2"] },
  why: "A power failure leaves blocks of zeros; the text is lost, and many readers stop.",
  how: "NUL bytes in a line",
  spoil: (text, draw) => {
    const at = draw(text.length);
    return `${text.slice(0, at)}${"\0".repeat(1 + draw(8))}${text.slice(at)}`;
  },
});
