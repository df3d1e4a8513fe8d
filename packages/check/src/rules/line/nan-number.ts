import { defectRule } from "../templates/defectRule.ts";

const numbers = /":-?\d+(?:\.\d+)?/g;
const words = ["nan", "-nan(ind)", "inf", "-inf", "1.#QNAN"];

/** Numbers JSON does not have. */
export const nanNumber = defectRule({
  id: "nan-number",
  defect: "nan",
  why: "C prints a float that is no number as a word; no JSON parser takes it.",
  how: "a number that is none",
  spoil: (text, draw) => {
    const found = [...text.matchAll(numbers)];
    const number = found[draw(Math.max(1, found.length))];
    if (number === undefined) return undefined;
    return `${text.slice(0, number.index)}":${words[draw(words.length)]}${text.slice(number.index + number[0].length)}`;
  },
});
