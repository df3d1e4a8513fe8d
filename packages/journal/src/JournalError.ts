import { describeCause } from "./machine/describeCause.ts";

/** Why a folder or file cannot be used. */
const messages = {
  "no-folder": "there is no such folder",
  missing: "there is no such file",
  "not-a-file": "it cannot be read as a file",
  unreadable: "it cannot be read",
  unwritable: "it cannot be written",
  exists: "it exists already, and journals are never overwritten",
  closed: "its writer is closed",
  damaged: "this bookmark is damaged; restore a copy, or delete it to read all journals again from their start",
  foreign:
    "this bookmark was saved by another version of Shipslog; update Shipslog, or delete it to read all journals again",
} as const satisfies Record<string, string>;

/** Identifies the reason of a JournalError. */
export type JournalErrorCode = keyof typeof messages;

/** A journal folder or file that cannot be used; the content of a file never throws one. The message names the cause. */
export class JournalError extends Error {
  override readonly name = "JournalError";
  readonly code: JournalErrorCode;
  readonly path: string;

  constructor(code: JournalErrorCode, path: string, cause?: unknown) {
    const why = describeCause(cause);
    const message = `${path}: ${messages[code]}${why === "" ? "" : `: ${why}`}`;
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.path = path;
  }
}
