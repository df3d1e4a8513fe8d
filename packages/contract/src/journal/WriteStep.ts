import type { CompanionFile } from "./companionTable.ts";

/** How a companion file is replaced: written under a temporary name and renamed, or truncated and written in place as the game does. */
export type ReplaceMode = "atomic" | "in-place";

/** One change of a journal folder, with its simulated time in milliseconds since 1970. */
export type WriteStep =
  /** Creates a journal file, which must not exist yet. */
  | { readonly type: "open"; readonly atMs: number; readonly file: string }
  /** Appends bytes to a journal file: one whole line with its line end, unless a fault cut it. */
  | { readonly type: "append"; readonly atMs: number; readonly file: string; readonly bytes: Uint8Array }
  /** Replaces the content of a companion file. */
  | {
      readonly type: "replace";
      readonly atMs: number;
      readonly file: CompanionFile;
      readonly bytes: Uint8Array;
      readonly mode: ReplaceMode;
    }
  /** Truncates a journal file to a length; only faults do this. */
  | { readonly type: "truncate"; readonly atMs: number; readonly file: string; readonly byteLength: number };
