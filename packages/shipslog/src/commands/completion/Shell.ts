import type { Command } from "../../command/Command.ts";

/** The parts of a command that a shell can complete. */
export interface Completable extends Pick<Command, "name" | "options"> {
  /** The words for the first argument; none means files and folders. */
  readonly words?: readonly string[];
  readonly summary: string;
}

/** Generates the completion script of one shell. */
export type Shell = (commands: readonly Completable[]) => string;

/** Puts text in single quotes; bash, zsh and fish read them in the same way. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
