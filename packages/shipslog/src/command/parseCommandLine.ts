import { parseArgs } from "node:util";
import { type Arguments, type Command, globalOptions, type Options } from "./Command.ts";
import { accepts, expectedBy, parseDurationMs, parseInteger, parseSpeed, parseTimeMs } from "./optionValues.ts";
import { suggest } from "../text/suggest.ts";
import { UsageError } from "../failure/errors.ts";

/** Parses the words after a command's name; throws a UsageError for an unknown option or a value of the wrong type. */
export function parseCommandLine(command: Command, words: readonly string[]): Arguments<Options> {
  const options: Options = { ...command.options, ...globalOptions };
  refuseUnknown(command, words, Object.keys(options));
  const { values, positionals } = parse(command.name, words, options);
  refuseInvalid(options, values);
  const text = (name: string) => {
    const value = values[name] ?? options[name]?.default;
    return typeof value === "string" ? value : undefined;
  };
  const required = (name: string) => text(name) ?? fail(`--${name} is missing${example(command, positionals, name)}`);
  const checked = <Value>(name: string, parseValue: (text: string) => Value | undefined) => {
    return parseValue(required(name)) ?? fail(`--${name} has no valid value`);
  };
  return {
    positionals,
    text,
    required,
    list: (name: string) => [values[name] ?? []].flat().filter((value) => typeof value === "string"),
    has: (name: string) => values[name] === true,
    choice: required,
    optionalChoice: text,
    integer: (name: string) => checked(name, (value) => parseInteger(value)),
    optionalInteger: (name: string) =>
      text(name) === undefined ? undefined : checked(name, (value) => parseInteger(value)),
    durationMs: (name: string) => checked(name, parseDurationMs),
    optionalDurationMs: (name: string) => (text(name) === undefined ? undefined : checked(name, parseDurationMs)),
    speed: (name: string) => checked(name, parseSpeed),
    timeMs: (name: string) => (text(name) === undefined ? undefined : checked(name, parseTimeMs)),
  };
}

/** How to write it: the usage of a command that has words is that of all of them, and says little about one. */
function example(command: Command, positionals: readonly string[], name: string): string {
  const { words = [], usage, options } = command;
  const hasWord = Array.isArray(words) && words.includes(positionals[0] ?? "");
  if (!hasWord) return `; usage: shipslog ${command.name} ${usage}`;
  return `: shipslog ${[command.name, ...positionals].join(" ")} --${name} ${options[name]?.value ?? ""}`.trimEnd();
}

function fail(message: string): never {
  throw new UsageError(message);
}

/** Suggests the option that is nearest to an unknown one; the message of Node does not. */
function refuseUnknown(command: Command, words: readonly string[], known: readonly string[]): void {
  const end = words.indexOf("--");
  const names = (end === -1 ? words : words.slice(0, end)).flatMap((word) => /^--([^=]+)/.exec(word)?.[1] ?? []);
  const name = names.find((each) => !known.includes(each));
  if (name === undefined) return;
  const flags = known.map((each) => `--${each}`);
  fail(`unknown option --${name}; ${suggest(`--${name}`, flags, `run shipslog ${command.name} --help for the list`)}`);
}

/** Options have no short forms but -h; suggests the one option that begins with the letter. */
function refuseLetter(command: string, letter: string, known: readonly string[]): never {
  const [only, ...others] = known.filter((each) => each.startsWith(letter));
  const isClear = only !== undefined && others.length === 0;
  return fail(
    `unknown option -${letter}; ${isClear ? `did you mean --${only}?` : `run shipslog ${command} --help for the list`}`,
  );
}

function refuseInvalid(options: Command["options"], values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    const option = options[name];
    for (const each of [value].flat()) {
      if (option === undefined || typeof each !== "string" || accepts(option, each)) continue;
      fail(`--${name} ${each}: expected ${expectedBy(option)}`);
    }
  }
}

function parse(command: string, words: readonly string[], options: Options) {
  const types = Object.entries(options).map(([name, { type, isList = false }]) => {
    return [name, { type: type === "boolean" ? type : "string", multiple: isList }] as const;
  });
  try {
    return parseArgs({ args: [...words], options: Object.fromEntries(types), allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [, missing] = /^Option '(--\S+) <value>' argument missing/.exec(error.message) ?? [];
    if (missing !== undefined) return fail(`${missing} needs a value`);
    const [, letter] = /^Unknown option '-(\S)'/.exec(error.message) ?? [];
    if (letter !== undefined) return refuseLetter(command, letter, Object.keys(options));
    return fail(error.message.replace(/\. To specify a positional.*$/s, ""));
  }
}
