import type { Command } from "./Command.ts";

/** A command that is loaded only when it runs, so that `--help` and `--version` start fast. */
export interface LazyCommand {
  readonly summary: string;
  load(): Promise<Command>;
}
