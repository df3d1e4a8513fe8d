import type { ExitCode } from "./exitCodes.ts";
import type { Host } from "./Host.ts";

/** An option of a command. */
export interface Option {
  readonly type: "string" | "boolean";
  readonly description: string;
  /** What stands for the value in help, as `DIR`; a boolean has none. */
  readonly value?: string;
  readonly default?: string;
}

/** A command line as a command receives it. */
export interface Arguments {
  readonly positionals: readonly string[];
  /** The value of an option, or its default; undefined when neither is there. */
  text(option: string): string | undefined;
  /** The value of an option, or its default; a UsageError when neither is there. */
  required(option: string): string;
  /** Whether a boolean option is given. */
  has(option: string): boolean;
}

/** One command: what help says of it, and what it does. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What follows the name in its usage line, as `[SCENARIO] --out DIR`. */
  readonly usage: string;
  /** What the words of the usage line may be, where the line alone does not tell. */
  readonly arguments?: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, Option>>;
  /** What its first argument may be, for completion; a file or folder when left out. */
  readonly words?: readonly string[];
  /** Command lines with what each does. */
  readonly examples: readonly (readonly [line: string, does: string])[];
  run(args: Arguments, host: Host): Promise<ExitCode>;
}
