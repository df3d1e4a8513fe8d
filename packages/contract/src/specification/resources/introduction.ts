import type { WrittenStatement } from "../answers.ts";

/** The text of part 2 before its first heading. */
export const typeStatements: readonly WrittenStatement[] = [
  {
    number: "2.0.1",
    text: "A field is a string, integer, number, boolean, array or object.",
    declared: ["text"],
    produced: ["simulator simulate"],
    checked: ["wrong-type", "out-of-range", "large-quantity"],
    readings: ["ids", "quantities"],
  },
  {
    number: "2.0.2",
    text: "array<T> is an array whose elements are T.",
    declared: ["list"],
    produced: ["simulator simulate"],
    checked: ["wrong-type"],
  },
  {
    number: "2.0.3",
    text: "R marks a required field, O an optional one.",
    declared: ["optional"],
    produced: ["simulator simulate"],
    checked: ["field-missing"],
  },
];
