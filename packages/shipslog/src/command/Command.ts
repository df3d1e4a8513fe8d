import type { Speed } from "@shipslog/journal";
import type { ExitCode } from "../failure/exitCodes.ts";
import type { Host } from "./Host.ts";

/** How the value of an option is read; a `boolean` has none. */
export type OptionType = "boolean" | "string" | "integer" | "duration" | "speed" | "time";

/** An option of a command. The parser checks its value, and help and completion are made from it. */
export interface Option {
  readonly type: OptionType;
  readonly description: string;
  /** The placeholder of the value in help, as `DIR`; the choices when left out. */
  readonly value?: string;
  /** The only values it takes. */
  readonly choices?: readonly string[];
  /** The smallest number an `integer` takes, 0 when left out. */
  readonly min?: number;
  /** The largest number an `integer` takes. */
  readonly max?: number;
  readonly default?: string;
  /** Whether it may be given several times. */
  readonly isList?: true;
}

/** Options by name. */
export type Options = Readonly<Record<string, Option>>;

/** The options that every command takes. */
export const globalOptions = {
  help: { type: "boolean", description: "print this help" },
  quiet: { type: "boolean", description: "print only results and errors" },
  debug: { type: "boolean", description: "print the stack trace of an unexpected error" },
} as const satisfies Options;

/** The names of those options that have these properties. */
type NamesOf<Own extends Options, Properties> = {
  [Name in keyof Own]: Own[Name] extends Properties ? Name : never;
}[keyof Own] &
  string;

/** The values of an option with choices. */
type ChoiceOf<Own extends Options, Name extends keyof Own> = NonNullable<Own[Name]["choices"]>[number];

type Preset<Type extends OptionType> = { readonly type: Type; readonly default: string };
type Chosen = { readonly choices: readonly string[] };

/**
 * The parsed command line of a command with these options. The values are already checked against their types; a name that is
 * not among the options, or is of another type, does not compile.
 */
export interface Arguments<Own extends Options> {
  readonly positionals: readonly string[];
  /** The value of an option, or its default; undefined when it has neither. */
  text(option: NamesOf<Own, { readonly type: Exclude<OptionType, "boolean"> }>): string | undefined;
  /** The value of an option, or its default; throws a UsageError when it has neither. */
  required(option: NamesOf<Own, { readonly type: Exclude<OptionType, "boolean"> }>): string;
  /** The values of an option that may be given several times, in order. */
  list(option: NamesOf<Own, { readonly isList: true }>): readonly string[];
  /** Whether a boolean option is set. */
  has(option: NamesOf<Own & typeof globalOptions, { readonly type: "boolean" }>): boolean;
  /** The value of an option with choices and a default. */
  choice<Name extends NamesOf<Own, Preset<"string"> & Chosen>>(option: Name): ChoiceOf<Own, Name>;
  /** The value of an option with choices; undefined when it is not set. */
  optionalChoice<Name extends NamesOf<Own, Chosen>>(option: Name): ChoiceOf<Own, Name> | undefined;
  /** The value of an `integer` option that has a default. */
  integer(option: NamesOf<Own, Preset<"integer">>): number;
  /** The value of an `integer` option; undefined when it is not set. */
  optionalInteger(option: NamesOf<Own, { readonly type: "integer" }>): number | undefined;
  /** The value of a `duration` option that has a default. */
  durationMs(option: NamesOf<Own, Preset<"duration">>): number;
  /** The value of a `duration` option in milliseconds; undefined when it is not set. */
  optionalDurationMs(option: NamesOf<Own, { readonly type: "duration" }>): number | undefined;
  /** The value of a `speed` option that has a default. */
  speed(option: NamesOf<Own, Preset<"speed">>): Speed;
  /** The value of a `time` option in milliseconds since 1970; undefined when it is not set. */
  timeMs(option: NamesOf<Own, { readonly type: "time" }>): number | undefined;
}

/** A command: its help, its options, and the function that runs it. */
interface CommandWith<Own extends Options> {
  readonly name: string;
  readonly summary: string;
  /** What follows the name in the usage line, as `[SCENARIO] --out DIR`. */
  readonly usage: string;
  /** Explanations of the placeholders in the usage line, where they need one. */
  readonly arguments?: Readonly<Record<string, string>>;
  readonly options: Own;
  /** The words that completion offers for the first argument; files and folders when left out. */
  readonly words?: readonly string[] | ((host: Host) => Promise<readonly string[]>);
  /** Command lines, each with what it does. */
  readonly examples: readonly (readonly [line: string, does: string])[];
  run(args: Arguments<Own>, host: Host): Promise<ExitCode>;
}

/** A command whose options are known only when it runs. */
export type Command = CommandWith<Options>;

/** Declares a command. What `run` may ask of the command line follows from the options. */
export function defineCommand<const Own extends Options>(command: CommandWith<Own>): Command {
  // `parseCommandLine` makes the arguments from these options.
  return command as unknown as Command;
}

/** A command that is loaded only when it runs, so that `--help` and `--version` start fast. */
export interface LazyCommand {
  readonly summary: string;
  load(): Promise<Command>;
}

/** The help text of a path that leads to journals. */
export const pathArgument = "a journal, a folder of journals, a folder of such folders, or a pattern with * and ?";

/** The help text of a path whose journals become tables. */
export const storedPathArgument: string = `${pathArgument}; in a .zip or as .gz too`;
