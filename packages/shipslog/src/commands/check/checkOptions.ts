import type { BasisName, ReportFormatName } from "@shipslog/check";
import type { Dialect, Severity } from "@shipslog/contract";
import type { Options } from "../../command/Command.ts";

// Names and no modules: help must not load the rules. The types demand that each list is complete.
const formats = { text: 0, json: 0, junit: 0, sarif: 0, unix: 0, html: 0, github: 0 } satisfies Record<
  ReportFormatName,
  0
>;
const severities = { error: 0, warning: 0, note: 0 } satisfies Record<Severity, 0>;
const dialects = { spec: 0, live: 0 } satisfies Record<Dialect, 0>;
const basisNames = { spec: 0, game: 0 } satisfies Record<BasisName, 0>;
const namesIn = <Name extends string>(table: Readonly<Record<Name, 0>>) => Object.keys(table) as Name[];

/** What a user may say about a check; `checkSettings` reads the part that files may say too. */
export const checkOptions = {
  dialect: {
    type: "string",
    choices: namesIn(dialects),
    description:
      "spec for the specification, live for what the game writes today (default: the preset of the configuration, or detected in each folder)",
  },
  format: { type: "string", value: "NAME", choices: namesIn(formats), description: "report format", default: "text" },
  "fail-on": {
    type: "string",
    choices: namesIn(severities),
    description: "exit with 1 for findings of this severity or worse",
    default: "error",
  },
  "max-warnings": { type: "integer", value: "N", description: "exit with 1 for more warnings than this" },
  only: {
    type: "string",
    value: "RULE,...",
    description: `run only these rules; ${namesIn(basisNames).join(" or ")} stands for those that check the specification, or that rest on knowledge about the game`,
  },
  baseline: { type: "string", value: "FILE", description: "list of accepted findings, each with a reason" },
  "update-baseline": {
    type: "boolean",
    description: "write the baseline anew: accept what is found now, and drop what is not found any more",
  },
  config: {
    type: "string",
    value: "FILE",
    description:
      'dialect (preset), severity of rules, also by folder, kind and field, and baseline (default: shipslog.config.json, or "shipslog" in package.json, here or in a folder above)',
  },
  drift: { type: "boolean", description: "list events, fields and values that the contract does not know" },
  all: {
    type: "boolean",
    description: "print every finding in the text report, and the rules that had not enough data",
  },
  since: {
    type: "string",
    value: "DATE",
    description: "leave out journals that began earlier, as their names say: 2026-05-01, 2026-05-01T18:00",
  },
  watch: {
    type: "boolean",
    description: "check the newest session, then each line as it is written, and print findings one by one",
  },
  "fix-to": {
    type: "string",
    value: "DIR",
    description:
      "copy the journals there with byte order marks, UTF-16, carriage returns, NUL bytes at line ends, missing line ends and layout repaired, and check the copy",
  },
  "no-cache": {
    type: "boolean",
    description: "check every journal, also those that have not changed since the last run",
  },
  timings: {
    type: "boolean",
    description:
      "print where the time went, by phase and rule; every journal is checked, whatever earlier runs have kept",
  },
  threads: { type: "integer", min: 1, value: "N", description: "threads to use (default: one per processor core)" },
} as const satisfies Options;
