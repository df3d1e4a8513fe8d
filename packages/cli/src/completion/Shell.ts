import type { Command } from "../Command.ts";

/** A command with everything a shell can complete of it. */
export interface Completable extends Pick<Command, "name" | "options" | "words"> {
  readonly summary: string;
}

/** Writes the script of one shell. */
export type Shell = (commands: readonly Completable[]) => string;

/** Puts text in single quotes, as all three shells read it. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
