import { notShown, type WrittenStatement } from "./answers.ts";

/** Part 5: authentication. */
export const authenticationStatements: readonly WrittenStatement[] = [
  { number: "5.1", text: "Authentication is not shown.", ...notShown("authentication") },
];
