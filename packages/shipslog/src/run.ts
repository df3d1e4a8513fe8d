import type { Command } from "./command/Command.ts";
import { loadWhole } from "./command/loadWhole.ts";
import { commandTable } from "./commandTable.ts";
import { parseCommandLine } from "./command/parseCommandLine.ts";
import { EnvironmentError, UsageError } from "./failure/errors.ts";
import { exitCodes, type ExitCode } from "./failure/exitCodes.ts";
import { readVersion } from "./parts/version.ts";
import { suggest } from "./text/suggest.ts";
import type { Host, OutputStream } from "./command/Host.ts";

/** Runs one command line and returns the exit code. What `--version` and `--help` do not need is loaded later. Errors are printed, with a stack trace only for `--debug`. */
export async function run(words: readonly string[], host: Host): Promise<ExitCode> {
  try {
    const code = await dispatch(words, host);
    await host.out.flushed();
    refuseLostOutput(host.out);
    return code;
  } catch (error) {
    return await printError(error, words, host);
  }
}

/** Throws when output was lost because it could not be written. A reader that closes its end of a pipe wants no more; that is fine. */
function refuseLostOutput({ ended }: OutputStream): void {
  if (!ended.aborted || isClosedPipe(ended.reason)) return;
  throw new EnvironmentError("cannot write the output", { cause: ended.reason });
}

const isClosedPipe = (reason: unknown) => reason instanceof Error && "code" in reason && reason.code === "EPIPE";

async function dispatch([name, ...rest]: readonly string[], host: Host): Promise<ExitCode> {
  const [first = ""] = rest;
  if (name === "help" && commandTable.has(first)) return dispatch([first, "--help"], host);
  if (name === undefined || helps.includes(name)) return print((await import("./generalHelp.ts")).generalHelp(), host);
  if (name === "--version" || name === "-v") return print(`${readVersion()}\n`, host);
  const command = await load(name);
  // Help is printed even when the rest of the command line is wrong.
  if (ownWords(rest).some((word) => helps.slice(1).includes(word))) {
    return print((await import("./command/commandHelp.ts")).commandHelp(command, host.out), host);
  }
  return command.run(parseCommandLine(command, rest), host);
}

const helps = ["help", "--help", "-h"];

/** The words before `--`; those after it belong to the program that `try` runs. */
function ownWords(words: readonly string[]): readonly string[] {
  const end = words.indexOf("--");
  return end === -1 ? words : words.slice(0, end);
}

async function load(name: string): Promise<Command> {
  const lazy = commandTable.get(name);
  const command = lazy && (await loadWhole(() => lazy.load()));
  if (command !== undefined) return command;
  const isOption = name.startsWith("-");
  const known = isOption ? ["--help", "--version"] : [...commandTable.keys()];
  const hint = suggest(name, known, "run shipslog --help for the list");
  throw new UsageError(`unknown ${isOption ? "option" : "command"} ${name}; ${hint}`);
}

function print(text: string, host: Host): ExitCode {
  host.out.write(text);
  return exitCodes.fine;
}

async function printError(error: unknown, words: readonly string[], host: Host): Promise<ExitCode> {
  const { describeFailure } = await import("./failure/failure.ts");
  const { message, exitCode, isComplete } = describeFailure(error);
  host.err.write(`shipslog: ${message}\n`);
  if (ownWords(words).includes("--debug")) host.err.write(`${(await import("node:util")).inspect(error)}\n`);
  else if (!isComplete) host.err.write("Run it again with --debug to see the stack trace.\n");
  return exitCode;
}
