import { noRequirement, nothingRequired, notShown, undecidable, type WrittenStatement } from "./answers.ts";

/** Part 4: endpoints. */
export const endpointStatements: readonly WrittenStatement[] = [
  {
    number: "4.1",
    text: "The interface is a journal and three files.",
    declared: ["companionKinds", "parseJournalName"],
    produced: ["journal plan"],
    readings: ["otherFiles"],
    unchecked: noRequirement("The four rows below are checked one by one."),
  },
  {
    number: "4.2",
    text: "There are no requests and responses.",
    ...nothingRequired("It requires nothing of a journal."),
  },
  {
    number: "4.3",
    text: "Part 2 has the shapes of the payloads.",
    declared: ["declarations"],
    produced: ["simulator simulate"],
    checked: ["field-missing", "wrong-type"],
  },
  {
    number: "4.4",
    text: "The game writes the journal to a journal file, one JSON object for each event.",
    declared: ["parseLine", "parseJournalName"],
    produced: ["journal JournalParts", "journal JournalWriter"],
    checked: ["two-objects", "carriage-returns", "cut-line", "half-line", "empty-line", "not-an-object"],
    readings: ["fileNames", "fullParts", "lineFraming"],
  },
  {
    number: "4.5",
    text: "Status.json is in the directory of the journal, is refreshed every few seconds and holds a Status event.",
    declared: ["companionKinds", "Status"],
    produced: ["journal StatusSchedule"],
    checked: ["companion-empty", "companion-torn", "status-missing", "status-stale", "value-outside-set"],
    readings: ["statusPeriod"],
  },
  {
    number: "4.6",
    text: "ModulesInfo.json is in the same directory and holds a ModuleInfo event with the modules in displayed order.",
    declared: ["companionKinds", "ModuleInfo.Modules"],
    produced: ["event ModuleInfo", "journal CompanionContents"],
    checked: ["companion-empty", "companion-missing", "companion-torn", "field-missing"],
    unchecked: undecidable("The displayed order is not in any file."),
    readings: ["fileArrays"],
  },
  {
    number: "4.7",
    text: "NavRoute.json is in the same directory, is written when a route of several stars is plotted, and holds a NavRoute event with its stars.",
    declared: ["companionKinds", "NavRoute.Route"],
    produced: ["event NavRoute", "journal CompanionContents"],
    checked: ["companion-empty", "companion-missing", "companion-torn", "field-missing", "route-stars"],
    readings: ["fileArrays", "multiStar"],
  },
  {
    number: "4.8",
    text: "HTTP endpoints, methods and paths are not shown.",
    ...notShown("HTTP"),
  },
];
