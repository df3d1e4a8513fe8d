import { noRequirement, nothingRequired, type WrittenStatement, notShown } from "./answers.ts";
import { endpointStatements } from "./endpoints.ts";
import { eventStatements } from "./events.ts";
import { limitStatements } from "./limits.ts";
import { serviceStatements } from "./service.ts";
import { stateStatements } from "./states.ts";

/** The text before the nine parts. */
const introductionStatements: readonly WrittenStatement[] = [
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

/** The text of part 2 before its first heading. */
const typeStatements: readonly WrittenStatement[] = [
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

/** Part 5: authentication. */
const authenticationStatements: readonly WrittenStatement[] = [
  { number: "5.1", text: "Authentication is not shown.", ...notShown("authentication") },
];

/** Part 7: errors. */
const errorStatements: readonly WrittenStatement[] = [
  {
    number: "7.1",
    text: "Error codes, status codes and the handling of errors are not shown.",
    ...notShown("errors", { readings: ["tornFiles"] }),
  },
];

/** Part 9: versioning. */
const versionStatements: readonly WrittenStatement[] = [
  {
    number: "9.1",
    text: "Seven station services were added in version 3.7; the document marks no other version.",
    declared: ["Docked.StationServices"],
    produced: ["simulator drawServices", "simulator carrierPort"],
    checked: ["value-outside-set"],
    readings: ["closedSets"],
  },
  {
    number: "9.2",
    text: "The numbering of versions and rules of compatibility are not shown.",
    ...notShown("versions", { readings: ["unnamedFields"] }),
  },
];

/** The statements of every section except those that describe fields, by the number of the section. */
export const writtenStatements: Readonly<Record<string, readonly WrittenStatement[]>> = {
  "0": introductionStatements,
  "1": serviceStatements,
  "2.0": typeStatements,
  "3": stateStatements,
  "4": endpointStatements,
  "5": authenticationStatements,
  "6": eventStatements,
  "7": errorStatements,
  "8": limitStatements,
  "9": versionStatements,
};
