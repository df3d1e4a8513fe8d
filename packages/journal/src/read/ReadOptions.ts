import { type Sleep, compareJournalNames, parseJournalName, type JournalName, type Position } from "@shipslog/contract";
import type { Disk } from "../machine/Disk.ts";
import type { LineOptions } from "../lines/LineReader.ts";
import { cursorAt, type Cursor } from "../lines/ReadPosition.ts";
import { Bookmark } from "../resume/Bookmark.ts";
import type { JournalError } from "../JournalError.ts";
import type { SkippedJournal } from "../folders/listJournals.ts";

/** A problem with a folder that does not stop the reading and belongs to no entry. */
export type Notice =
  /** A log whose name is not a journal name, as after a change in the game; it is not read. */
  | { readonly code: "unknown-log"; readonly file: string }
  /** A folder, FIFO or device with the name of a journal; it is not read. */
  | ({ readonly code: "not-a-file" } & SkippedJournal)
  /** A file or folder that cannot be read. `readJournal` goes on with the next file; `followJournal` tries it again. */
  | { readonly code: "unreadable"; readonly file: string; readonly cause: JournalError };

/** Where reading starts: after everything that a bookmark contains, or with the entry at a position and the files after it. */
export type ReadStart = Bookmark | Position;

/** Creates the cursor where reading a file starts; undefined if the file is not read. */
export function cursorFrom(name: JournalName, from: ReadStart | undefined): Cursor | undefined {
  const { file } = name;
  if (from === undefined) return cursorAt(file);
  if (from instanceof Bookmark) return cursorAt(file, from.positionIn(file));
  if (from.file === file) return cursorAt(file, { ...from, last: undefined });
  const first = parseJournalName(from.file);
  return first === undefined || compareJournalNames(name, first) < 0 ? undefined : cursorAt(file);
}

/** How a single file is read. */
export interface ReadFileOptions extends LineOptions {
  /** Ends the reading without an error. */
  readonly signal?: AbortSignal | undefined;
  readonly disk?: Disk | undefined;
  readonly sleep?: Sleep | undefined;
}

/** How a folder is read. */
export interface ReadOptions extends ReadFileOptions {
  /** Where to start; the first line of the first file by default. */
  readonly from?: ReadStart | undefined;
  /**
   * Called for problems that do not stop the reading. Without it, `readJournal` throws a JournalError at a file that it
   * cannot read instead of leaving it out unnoticed.
   */
  readonly onNotice?: ((notice: Notice) => void) | undefined;
}
