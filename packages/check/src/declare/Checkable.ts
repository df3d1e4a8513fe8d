import type { CompanionEntry, Entry, Position, TextEntry } from "@shipslog/contract";

/** A journal or companion file that could not be opened, or not be read to its end. */
export interface UnreadableFile {
  readonly type: "unreadable";
  /** The first line: how far the file could be read does not matter. */
  readonly position: Position;
  /** Why, as text, such as `permission denied`. */
  readonly reason: string;
}

/** A journal without a single byte. */
export interface EmptyFile {
  readonly type: "empty";
  /** Where its first line would be. */
  readonly position: Position;
}

/**
 * What reading a folder yields: lines of journals, observations of companion files, and journals that are empty or could not be read. Lines
 * may come as text: the check then parses only what a rule reads, with the same findings.
 */
export type Checkable = Entry | TextEntry | CompanionEntry | UnreadableFile | EmptyFile;
