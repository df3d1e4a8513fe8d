import { permits, undecidable, type WrittenStatement } from "./answers.ts";

/** The rules about a line that is not one JSON object. */
const defectRules = [
  "bad-encoding",
  "byte-order-mark",
  "carriage-returns",
  "cut-line",
  "duplicate-key",
  "empty-line",
  "half-line",
  "invalid-json",
  "nan-number",
  "not-an-object",
  "nul-bytes",
  "two-objects",
  "utf-16",
];

/** The rules by which a consumer checks one event: required fields, types, allowed values. */
const eventRules = ["field-missing", "wrong-type", "value-outside-set", "out-of-range", "unknown-bit", "wrong-length"];

/** The rules about what a consumer cannot read, and therefore not check. */
const unreadRules = ["oversize-line", "too-deep", "unreadable-file"];

/** Part 1: what the service does. */
export const serviceStatements: readonly WrittenStatement[] = [
  {
    number: "1.1",
    text: "The service produces journal events about the session of one player.",
    declared: ["declarations"],
    produced: ["simulator simulate"],
    unchecked: undecidable("None of the sixteen kinds names the player."),
  },
  {
    number: "1.2",
    text: "An event is one JSON object.",
    declared: ["parseLine", "lineDefects"],
    produced: ["journal JournalParts"],
    checked: defectRules,
    readings: ["lineFraming", "duplicateKeys"],
  },
  {
    number: "1.3",
    text: "Every event has timestamp and event.",
    declared: ["kind"],
    produced: ["contract printTimestamp"],
    checked: ["field-missing", "no-event-name"],
  },
  {
    number: "1.4",
    text: "The other fields depend on the kind, which event names.",
    declared: ["declarations"],
    produced: ["simulator simulate"],
    checked: ["unknown-field", "field-missing"],
    readings: ["unnamedFields"],
  },
  {
    number: "1.5",
    text: "Three kinds are also written to a file of their own, in the directory of the journal.",
    declared: ["companionKinds"],
    produced: ["journal plan"],
    checked: ["companion-empty", "companion-missing", "companion-torn", "companion-unannounced"],
    readings: ["companionsAbsent"],
  },
  {
    number: "1.6",
    text: "Status.json holds Status, the current state of player and ship, and is rewritten every few seconds.",
    declared: ["companionKinds", "Status"],
    produced: ["simulator buildStatus", "journal StatusSchedule"],
    checked: ["companion-empty", "companion-torn", "status-missing", "status-stale"],
    readings: ["statusPeriod"],
  },
  {
    number: "1.7",
    text: "ModulesInfo.json holds ModuleInfo, the installed modules in the order the game displays them.",
    declared: ["companionKinds", "ModuleInfo.Modules"],
    produced: ["event ModuleInfo"],
    checked: ["field-missing"],
    unchecked: undecidable("The displayed order is not in any file."),
    readings: ["fileArrays"],
  },
  {
    number: "1.8",
    text: "NavRoute.json holds NavRoute, the stars along a plotted route of several stars.",
    declared: ["companionKinds", "NavRoute.Route"],
    produced: ["event NavRoute"],
    checked: ["field-missing", "route-stars"],
    readings: ["fileArrays", "multiStar"],
  },
  {
    number: "1.9",
    text: "Rule 1: a builder produces events of the sixteen kinds.",
    declared: ["declarations"],
    produced: ["simulator simulate"],
    checked: ["unknown-kind"],
    readings: ["otherKinds"],
  },
  {
    number: "1.10",
    text: "Rule 1: each event has the fields of its kind in part 2.",
    declared: ["declarations"],
    produced: ["simulator simulate"],
    checked: ["field-missing", "unknown-field"],
    readings: ["unnamedFields"],
  },
  {
    number: "1.11",
    text: "Rule 2: a consumer reads the events and checks required fields, types and allowed values.",
    declared: ["validate"],
    unproduced: "It is about the consumer.",
    checked: [...eventRules, ...unreadRules],
    readings: ["whatIsChecked"],
  },
  {
    number: "1.12",
    text: "Rule 3: an optional field may be absent.",
    declared: ["optional"],
    produced: ["simulator simulate"],
    unchecked: permits("Absence alone breaks nothing."),
    readings: ["absentFields"],
  },
  {
    number: "1.13",
    text: "Rule 3: a required field is always present.",
    declared: ["optional"],
    produced: ["simulator simulate"],
    checked: ["field-missing"],
  },
  {
    number: "1.14",
    text: "Rule 4: X_Localised holds the text of X in the language of the display.",
    declared: ["localised"],
    produced: ["simulator withText"],
    checked: ["field-missing", "field-needed", "localised-form", "localised-differs"],
    unchecked: undecidable("No table of translations is part of the document, so a wrong text may pass."),
    readings: ["english", "localisedAlone", "displayTexts"],
  },
  {
    number: "1.15",
    text: "Rule 4: X_Localised is optional.",
    declared: ["localised", "optional"],
    produced: ["simulator withText"],
    unchecked: permits("Its absence breaks nothing."),
  },
  {
    number: "1.16",
    text: "Rule 4: X itself holds the internal form, which may look like $name;.",
    declared: ["form", "text"],
    produced: ["simulator withText"],
    checked: ["wrong-form", "unusual-form"],
    readings: ["internalForms", "usualForms"],
  },
];
