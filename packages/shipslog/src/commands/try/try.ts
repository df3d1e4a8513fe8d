import {
  caseGroups,
  readerProfiles,
  ReaderStartError,
  tryCases,
  tryReader,
  type TryCase,
  type TryOptions,
  type TryReport,
} from "@shipslog/try";
import { defineCommand, type Command } from "../../command/Command.ts";
import type { Host } from "../../command/Host.ts";
import { ProgressBar } from "../../command/ProgressBar.ts";
import { Interruption, UsageError } from "../../failure/errors.ts";
import { exitCodes } from "../../failure/exitCodes.ts";
import { readVersion } from "../../parts/version.ts";
import { suggest } from "../../text/suggest.ts";
import { printJson } from "./reports/jsonReport.ts";
import { printJunitSuite } from "./reports/junitReport.ts";
import { printText } from "./reports/textReport.ts";
import type { PrintSuite } from "./reports/SuiteResult.ts";

/** The formats of the report, by the name of `--format`. */
const formats = { text: printText, json: printJson, junit: printJunitSuite } satisfies Record<string, PrintSuite>;
const formatNames = Object.keys(formats) as (keyof typeof formats)[];

/** `shipslog try`: tests a reader of journals. */
export const tryReaderCommand: Command = defineCommand({
  name: "try",
  summary: "Tests a reader of journals: runs it on small stories of the game and compares what it prints.",
  usage: "[options] -- PROGRAM [ARGUMENT...]",
  arguments: {
    PROGRAM: "the reader: it prints each event as a line of JSON, and ends when its input is closed",
    ARGUMENT: "{folder} becomes the journal folder, {state} a folder in which the reader may keep its position",
  },
  options: {
    profile: {
      type: "string",
      choices: readerProfiles,
      description: "where the reader starts: with the oldest line, the next new line, or where its last run ended",
      default: "all",
    },
    case: { type: "string", value: "NAMES", description: "run only these cases or groups, separated by commas" },
    seed: { type: "integer", value: "N", description: "whole number; another seed varies every case", default: "1" },
    late: { type: "duration", value: "TIME", description: "how long an event may take to come out", default: "10s" },
    format: { type: "string", value: "NAME", choices: formatNames, description: "report format", default: "text" },
    keep: { type: "string", value: "DIR", description: "keep the folder of every case in DIR, with what came out" },
    // Readers mostly wait, so more of them than cores run at a time.
    jobs: { type: "integer", min: 1, value: "N", description: "cases that run at a time", default: "8" },
    list: { type: "boolean", description: "list the cases instead of running them" },
  },
  examples: [
    ["shipslog try -- python3 reader.py {folder}", "every case for a reader that starts with the oldest line"],
    ["shipslog try --profile resume -- node reader.js {folder} {state}", "a reader that goes on after a restart"],
    ["shipslog try --case following,status-torn --keep tried -- ./reader {folder}", "some cases, with their folders"],
    ["shipslog try --format junit -- ./reader {folder} > reader.xml", "a report for CI"],
  ],
  async run(args, host) {
    const chosen = chooseCases(args.text("case"));
    if (args.has("list")) {
      host.out.write(listText(chosen));
      return exitCodes.fine;
    }
    if (args.positionals.length === 0) {
      throw new UsageError("no reader to test; usage: shipslog try [options] -- PROGRAM [ARGUMENT...]");
    }
    const options = {
      command: args.positionals,
      cases: chosen.map(({ name }) => name),
      profile: args.choice("profile"),
      seed: args.integer("seed"),
      lateMs: args.durationMs("late"),
      keep: args.text("keep"),
      jobs: args.integer("jobs"),
    };
    const report = await runSuite(options, args.has("quiet"), host);
    host.out.write(formats[args.choice("format")]({ ...report, version: readVersion() }, host.out));
    return report.isPassed ? exitCodes.fine : exitCodes.findings;
  },
});

/** Finds cases by their names and by the names of their groups; all when nothing is given. */
function chooseCases(names: string | undefined): readonly TryCase[] {
  if (names === undefined) return tryCases;
  const wanted = names.split(",").map((name) => name.trim().split("/").at(-1) ?? "");
  const known = [...caseGroups, ...tryCases.map(({ name }) => name)];
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(`unknown case ${unknown}; ${suggest(unknown, known, "run shipslog try --list for the list")}`);
  }
  return tryCases.filter(({ name, group }) => wanted.includes(name) || wanted.includes(group));
}

function listText(chosen: readonly TryCase[]): string {
  const width = Math.max(...tryCases.map(({ name }) => name.length));
  return caseGroups
    .map((group) => ({ group, own: chosen.filter((each) => each.group === group) }))
    .filter(({ own }) => own.length > 0)
    .map(({ group, own }) => `${group}\n${own.map(({ name, game }) => `  ${name.padEnd(width)}  ${game}\n`).join("")}`)
    .join("\n");
}

async function runSuite(options: TryOptions, isQuiet: boolean, host: Host): Promise<TryReport> {
  const { env, platform, clock, interrupted } = host;
  const progress = new ProgressBar(host.err, clock);
  const all = options.cases?.length ?? tryCases.length;
  let done = 0;
  try {
    return await tryReader({
      ...options,
      signal: interrupted,
      machine: { env, platform, clock, makeTemporaryFolder: () => host.makeTemporaryFolder() },
      onDone({ tried }) {
        done++;
        if (!isQuiet) progress.show(done / all, `${done} of ${all} cases, ${tried.name}`);
      },
    });
  } catch (error) {
    if (interrupted.aborted && error === interrupted.reason) throw new Interruption("there is no report");
    if (!(error instanceof ReaderStartError)) throw error;
    throw error.cause.code === "ENOENT" ? new UsageError(error.message) : error.cause;
  } finally {
    progress.clear();
  }
}
