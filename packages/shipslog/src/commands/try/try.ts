import { defineCommand, type Command } from "../../command/Command.ts";
import { exitCodes } from "../../failure/exitCodes.ts";
import { UsageError } from "../../failure/errors.ts";
import { caseGroups, profiles, type TryCase } from "./cases/TryCase.ts";
import { cases } from "./cases/cases.ts";
import { chooseCases } from "./cases/chooseCases.ts";
import { suiteFormats, type SuiteFormatName } from "./reports/suiteFormats.ts";
import { trySuite } from "./trySuite.ts";

const formatNames = Object.keys(suiteFormats) as SuiteFormatName[];

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
      choices: profiles,
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
      cases: chosen,
      profile: args.choice("profile"),
      seed: args.integer("seed"),
      lateMs: args.durationMs("late"),
      format: args.choice("format"),
      keep: args.text("keep"),
      jobs: args.integer("jobs"),
      isQuiet: args.has("quiet"),
    };
    return await trySuite(options, host);
  },
});

function listText(chosen: readonly TryCase[]): string {
  const width = Math.max(...cases.map(({ name }) => name.length));
  return caseGroups
    .map((group) => ({ group, own: chosen.filter((each) => each.group === group) }))
    .filter(({ own }) => own.length > 0)
    .map(({ group, own }) => `${group}\n${own.map(({ name, game }) => `  ${name.padEnd(width)}  ${game}\n`).join("")}`)
    .join("\n");
}
