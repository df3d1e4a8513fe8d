import type { Speed } from "@shipslog/journal";
import type { ExitCode } from "./exitCodes.ts";
import type { Host } from "./Host.ts";
import type { Option } from "./Option.ts";

/** The parsed command line of a command. The values of options are already checked against their types. */
export interface Arguments {
  readonly positionals: readonly string[];
  /** The value of an option, or its default; undefined when it has neither. */
  text(option: string): string | undefined;
  /** The value of an option, or its default; throws a UsageError when it has neither. */
  required(option: string): string;
  /** Whether a boolean option is set. */
  has(option: string): boolean;
  /** The value of an option with choices and a default. */
  choice<Choice extends string>(option: string, choices: readonly Choice[]): Choice;
  /** The value of an option with choices; undefined when it is not set. */
  optionalChoice<Choice extends string>(option: string, choices: readonly Choice[]): Choice | undefined;
  /** The value of an `integer` option that has a default. */
  integer(option: string): number;
  /** The value of an `integer` option; undefined when it is not set. */
  optionalInteger(option: string): number | undefined;
  /** The value of a `duration` option that has a default. */
  durationMs(option: string): number;
  /** The value of a `speed` option that has a default. */
  speed(option: string): Speed;
  /** The value of a `time` option in milliseconds since 1970; undefined when it is not set. */
  timeMs(option: string): number | undefined;
}

/** A command: its help, its options, and the function that runs it. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What follows the name in the usage line, as `[SCENARIO] --out DIR`. */
  readonly usage: string;
  /** Explanations of the placeholders in the usage line, where they need one. */
  readonly arguments?: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, Option>>;
  /** The words that completion offers for the first argument; files and folders when left out. */
  readonly words?: readonly string[] | ((host: Host) => Promise<readonly string[]>);
  /** Command lines, each with what it does. */
  readonly examples: readonly (readonly [line: string, does: string])[];
  run(args: Arguments, host: Host): Promise<ExitCode>;
}
