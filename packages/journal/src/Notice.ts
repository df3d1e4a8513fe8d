import type { JournalError } from "./JournalError.ts";
import type { SkippedJournal } from "./folders/SkippedJournal.ts";

/** A problem with a folder that does not stop the reading and belongs to no entry. */
export type Notice =
  /** A log whose name is not a journal name, as after a change in the game; it is not read. */
  | { readonly code: "unknown-log"; readonly file: string }
  /** A folder, FIFO or device with the name of a journal; it is not read. */
  | ({ readonly code: "not-a-file" } & SkippedJournal)
  /** A file or folder that cannot be read. `readJournal` goes on with the next file; `followJournal` tries it again. */
  | { readonly code: "unreadable"; readonly file: string; readonly cause: JournalError };
