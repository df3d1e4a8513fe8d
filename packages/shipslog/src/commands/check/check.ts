import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dialects, severities, type Dialect } from "@shipslog/contract";
import {
  basisNames,
  parseBaseline,
  parseConfiguration,
  reportFormats,
  rules,
  type Baseline,
  type Configuration,
  type ReportFormatName,
} from "@shipslog/check";
import { cacheFolder } from "./cacheFolder.ts";
import { checkPaths, type CheckPathsOptions } from "./checkPaths.ts";
import { defineCommand, type Arguments, type Command, type Options, pathArgument } from "../../command/Command.ts";
import type { ChosenDialect } from "../../openFolder/detectDialect.ts";
import { UsageError } from "../../failure/errors.ts";

const formatNames = Object.keys(reportFormats) as ReportFormatName[];

const checkOptions = {
  dialect: {
    type: "string",
    choices: dialects,
    description:
      "spec for the specification, live for what the game writes today (default: the preset of --config, or detected in each folder)",
  },
  format: { type: "string", value: "NAME", choices: formatNames, description: "report format", default: "text" },
  "fail-on": {
    type: "string",
    choices: severities,
    description: "exit with 1 for findings of this severity or worse",
    default: "error",
  },
  only: {
    type: "string",
    choices: basisNames,
    description:
      "run only the rules that check the specification (spec), or those that rest on knowledge about the game (game)",
  },
  baseline: { type: "string", value: "FILE", description: "list of accepted findings, each with a reason" },
  config: {
    type: "string",
    value: "FILE",
    description: 'dialect (preset), and the severity of rules, or off: "layout", "game/*"',
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
  "no-cache": {
    type: "boolean",
    description: "check every journal, also those that have not changed since the last run",
  },
  threads: { type: "integer", min: 1, value: "N", description: "threads to use (default: one per processor core)" },
} as const satisfies Options;

/** `shipslog check`: reports what is wrong with journals. */
export const checkCommand: Command = defineCommand({
  name: "check",
  summary: "Reports what is wrong with journals and their companion files. Each folder is checked on its own.",
  usage: "PATH... [options]",
  arguments: { PATH: pathArgument },
  options: checkOptions,
  examples: [
    ["shipslog check journal", "check the journals in a folder"],
    ["shipslog check laptop desktop 'backup/2025*'", "check several folders"],
    ["shipslog check journal --dialect spec --only spec --fail-on note", "hold a producer to the specification alone"],
    ["shipslog check journal --format sarif > findings.sarif", "write a report for code scanning"],
  ],
  async run(args, host) {
    if (args.positionals.length === 0) throw new UsageError("no path; usage: shipslog check PATH...");
    const options = {
      paths: args.positionals,
      ...(await checkOptionsOf(args)),
      format: args.choice("format"),
      failOn: args.choice("fail-on"),
      threads: args.optionalInteger("threads") ?? availableParallelism(),
      since: args.text("since"),
      cache: args.has("no-cache") ? undefined : cacheFolder(host),
      isComplete: args.has("all"),
      isQuiet: args.has("quiet"),
    };
    return await checkPaths(options, host);
  },
});

async function checkOptionsOf(
  args: Arguments<typeof checkOptions>,
): Promise<Pick<CheckPathsOptions, "dialect" | "check">> {
  const baselineFile = args.text("baseline");
  const configFile = args.text("config");
  const configuration = configFile === undefined ? undefined : await readConfiguration(configFile);
  return {
    dialect: givenDialect(args.optionalChoice("dialect"), configuration?.preset),
    check: {
      only: args.optionalChoice("only"),
      drift: args.has("drift"),
      baseline: baselineFile === undefined ? undefined : await readBaseline(baselineFile),
      rules: configuration?.rules,
    },
  };
}

function givenDialect(option: Dialect | undefined, preset: Dialect | undefined): ChosenDialect | undefined {
  if (option !== undefined) return { dialect: option, reason: "set by --dialect" };
  return preset === undefined ? undefined : { dialect: preset, reason: "set by the preset of --config" };
}

async function readBaseline(path: string): Promise<Baseline> {
  const parsed = parseBaseline(await readFile(path, "utf8"));
  if (!parsed.ok) throw new UsageError(`${path}: ${parsed.problems.join("; ")}`);
  return parsed.baseline;
}

async function readConfiguration(path: string): Promise<Configuration> {
  const parsed = parseConfiguration(await readFile(path, "utf8"), rules);
  if (!parsed.ok) throw new UsageError(`${path}: ${parsed.problems.join("; ")}`);
  return parsed.configuration;
}
