import { commands } from "./commands.ts";
import { EnvironmentError } from "./EnvironmentError.ts";
import { exitCodes, type ExitCode } from "./exitCodes.ts";
import { commandHelp, generalHelp } from "./help.ts";
import { parseCommandLine } from "./parseCommandLine.ts";
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
  if (name === undefined || name === "--help" || name === "help") return print(generalHelp(), world);
  if (name === "--version") return print(`${readVersion()}\n`, world);
  const command = await commands.get(name)?.load();
  if (!command) throw new UsageError(`there is no command ${name}; shipslog --help lists them`);
  const given = parseCommandLine(command, rest);
  if (given.has("help")) return print(commandHelp(command), world);
  return command.run(given, world);
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
