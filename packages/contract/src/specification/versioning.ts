import { notShown, type WrittenStatement } from "./answers.ts";

/** Part 9: versioning. */
export const versionStatements: readonly WrittenStatement[] = [
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
