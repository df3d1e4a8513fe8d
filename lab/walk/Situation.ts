/** A situation in which every command is tried, and the paths that a command line gets in it. */
export interface Situation {
  readonly name: string;
  /** What replaces DIR in the command line; undefined leaves it out. */
  readonly folder: string | undefined;
  /** What replaces OUT. */
  readonly out: string;
  /** How the command runs; `call` is in this process, the others are processes of their own. */
  readonly how: "call" | "unprivileged" | "interrupted" | "closed pipe" | "full disk";
}

/** A new path for output. */
const out = "out";

/** The situations, in the order of the page. */
export const situations = [
  { name: "no folder is named", folder: undefined, out, how: "call" },
  { name: "the folder does not exist", folder: "missing", out, how: "call" },
  { name: "the folder is empty", folder: "empty", out, how: "call" },
  { name: "it is a file", folder: "journal/Journal.2026-05-01T120000.01.log", out, how: "call" },
  { name: "the journals are in folders of the folder", folder: "folders", out, how: "call" },
  { name: "the folder cannot be read", folder: "locked", out, how: "unprivileged" },
  { name: "Ctrl-C", folder: "big", out, how: "interrupted" },
  { name: "the output is closed", folder: "damaged", out, how: "closed pipe" },
  { name: "the disk is full", folder: "journal", out: "disk/out", how: "full disk" },
] as const satisfies readonly Situation[];

/** The name of a situation. */
export type SituationName = (typeof situations)[number]["name"];
