import type { CompanionFile } from "@shipslog/contract";

/** How a companion file is replaced: under a temporary name and renamed, or truncated and written again as the game does. */
export type ReplaceMode = "atomic" | "in-place";

/** One thing the writer does to the folder, and when in simulated time, in milliseconds since 1970. */
export type WriteStep =
  /** Begins a journal file, which must not exist yet. */
  | { readonly type: "open"; readonly atMs: number; readonly file: string }
  /** Adds bytes at the end of a journal file; the planner gives one whole line with its line end. */
  | { readonly type: "append"; readonly atMs: number; readonly file: string; readonly bytes: Uint8Array }
  /** Gives a companion file new bytes. */
  | {
      readonly type: "replace";
      readonly atMs: number;
      readonly file: CompanionFile;
      readonly bytes: Uint8Array;
      readonly mode: ReplaceMode;
    }
  /** Cuts a file to a size; the planner never does, faults do. */
  | { readonly type: "truncate"; readonly atMs: number; readonly file: string; readonly byteLength: number };
