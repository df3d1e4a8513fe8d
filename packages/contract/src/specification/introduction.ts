import { noRequirement, nothingRequired, type WrittenStatement } from "./answers.ts";

/** The text before the nine parts. */
export const introductionStatements: readonly WrittenStatement[] = [
  {
    number: "0.1",
    text: "The document describes everything: the events a game client writes to a journal, and three JSON files beside it.",
    declared: ["declarations", "companionKinds"],
    produced: ["simulator simulate", "journal plan"],
    unchecked: noRequirement("It is the scope of the document; the statements that follow are checked one by one."),
  },
  {
    number: "0.2",
    text: "All nine parts are there, in order.",
    ...nothingRequired("It is about the document itself."),
  },
  {
    number: "0.3",
    text: "There are no HTTP operations.",
    ...nothingRequired("It requires nothing of a journal."),
  },
];
