import { parseArgs } from "node:util";
import type { Command, Arguments } from "./Command.ts";
import { globalOptions } from "./globalOptions.ts";
import { nearest } from "./text/nearest.ts";
import { UsageError } from "./UsageError.ts";

/** Reads the words after a command's name; throws a UsageError that names what is wrong. */
export function parseCommandLine(command: Command, words: readonly string[]): Arguments {
  const options = { ...command.options, ...globalOptions };
  const types = Object.fromEntries(Object.entries(options).map(([name, { type }]) => [name, { type }]));
  refuseUnknown(command, words, Object.keys(types));
  const { values, positionals } = parse(words, types);
  const text = (name: string) => {
    const value = values[name] ?? options[name]?.default;
    return typeof value === "string" ? value : undefined;
  };
  return {
    positionals,
    text,
    required(name) {
      const value = text(name);
      if (value !== undefined) return value;
      throw new UsageError(`--${name} is missing; usage: shipslog ${command.name} ${command.usage}`);
    },
    has: (name) => values[name] === true,
  };
}

/** Names the option that was meant, where one is near; the words Node has for it help nobody. */
function refuseUnknown(command: Command, words: readonly string[], known: readonly string[]): void {
  const [, name] = /^--([^=]+)/.exec(words.find((word) => isUnknown(word, known)) ?? "") ?? [];
  if (name === undefined) return;
  const near = nearest(name, known);
  const hint = near === undefined ? `shipslog ${command.name} --help lists them` : `did you mean --${near}?`;
  throw new UsageError(`there is no option --${name}; ${hint}`);
}

function isUnknown(word: string, known: readonly string[]): boolean {
  const [, name = ""] = /^--([^=]+)/.exec(word) ?? [];
  return name !== "" && !known.includes(name);
}

function parse(words: readonly string[], options: Record<string, { type: "string" | "boolean" }>) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message.replace(/\. To specify a positional.*$/s, ""));
    throw error;
  }
}
