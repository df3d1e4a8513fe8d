import { notShown, type WrittenStatement } from "./answers.ts";

/** Part 7: errors. */
export const errorStatements: readonly WrittenStatement[] = [
  {
    number: "7.1",
    text: "Error codes, status codes and the handling of errors are not shown.",
    ...notShown("errors", { readings: ["tornFiles"] }),
  },
];
