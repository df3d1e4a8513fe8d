import type { Command } from "./Command.ts";
import { commands } from "./commands.ts";
import { EnvironmentError } from "./EnvironmentError.ts";
import { exitCodes, type ExitCode } from "./exitCodes.ts";
import { generalHelp } from "./help.ts";
import { parseCommandLine } from "./parseCommandLine.ts";
import { nearest } from "./text/nearest.ts";
import { UsageError } from "./UsageError.ts";
import { readVersion } from "./version.ts";
import type { World } from "./World.ts";

/** Runs one command line and gives the number the process ends with; prints what went wrong, never a stack unasked. */
export async function run(words: readonly string[], world: World): Promise<ExitCode> {
  try {
    return await dispatch(words, world);
  } catch (error) {
    return explain(error, words, world);
  }
}

async function dispatch([name, ...rest]: readonly string[], world: World): Promise<ExitCode> {
  const [first = ""] = rest;
  if (name === "help" && commands.has(first)) return dispatch([first, "--help"], world);
  if (name === undefined || helps.includes(name)) return print(generalHelp(), world);
  if (name === "--version") return print(`${readVersion()}\n`, world);
  const command = await load(name);
  // Whoever asks for help need not get the rest right.
  if (rest.some((word) => helps.slice(1).includes(word))) {
    return print((await import("./commandHelp.ts")).commandHelp(command, world.out), world);
  }
  return command.run(parseCommandLine(command, rest), world);
}

const helps = ["help", "--help", "-h"];

async function load(name: string): Promise<Command> {
  const command = await commands.get(name)?.load();
  if (command !== undefined) return command;
  const near = nearest(name, [...commands.keys()]);
  const hint = near === undefined ? "shipslog --help lists them" : `did you mean ${near}?`;
  throw new UsageError(`there is no command ${name}; ${hint}`);
}

function print(text: string, world: World): ExitCode {
  world.out.write(text);
  return exitCodes.fine;
}

function explain(error: unknown, words: readonly string[], world: World): ExitCode {
  const message = error instanceof Error ? error.message : String(error);
  world.err.write(`shipslog: ${message}\n`);
  if (error instanceof UsageError) return exitCodes.usage;
  // What the machine lacks is said in full; only what lies beneath it is a story.
  const isTold = error instanceof EnvironmentError && error.cause === undefined;
  if (words.includes("--debug") && error instanceof Error) world.err.write(`${error.stack}\n`);
  else if (!isTold) world.err.write("Run it again with --debug for the whole story.\n");
  return exitCodes.environment;
}
