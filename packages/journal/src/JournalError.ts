/** Why a folder or file cannot be used. */
const messages = {
  "no-folder": "there is no such folder",
  unreadable: "it cannot be read",
  unwritable: "it cannot be written",
  exists: "it exists already, and journals are never overwritten",
  closed: "its writer is closed",
} as const satisfies Record<string, string>;

/** Identifies the reason of a JournalError. */
export type JournalErrorCode = keyof typeof messages;

/** A journal folder or file that cannot be used; the content of a file never throws one. */
export class JournalError extends Error {
  override readonly name = "JournalError";
  readonly code: JournalErrorCode;
  readonly path: string;

  constructor(code: JournalErrorCode, path: string, cause?: unknown) {
    super(`${path}: ${messages[code]}`, cause === undefined ? undefined : { cause });
    this.code = code;
    this.path = path;
  }
}
