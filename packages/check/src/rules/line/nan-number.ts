import { defectRule } from "../templates/defectRule.ts";

const numbers = /":-?\d+(?:\.\d+)?/g;
const words = ["nan", "-nan(ind)", "inf", "-inf", "1.#QNAN"];

/** Numbers that JSON does not allow. */
export const nanNumber = defectRule({
  id: "nan-number",
  defect: "nan",
  basis: { statements: ["1.2"] },
  why: "C prints a float that is not a number as a word, and no JSON parser accepts it.",
  how: "a word instead of a number",
  spoil: (text, draw) => {
    const found = [...text.matchAll(numbers)];
    const number = found[draw(Math.max(1, found.length))];
    if (number === undefined) return undefined;
    return `${text.slice(0, number.index)}":${words[draw(words.length)]}${text.slice(number.index + number[0].length)}`;
  },
});
