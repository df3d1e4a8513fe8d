/** What the machine refused, or would lose if it did not refuse, with what it means. */
const messages = {
  "no-folder": "there is no such folder",
  unreadable: "it cannot be read",
  unwritable: "it cannot be written",
  exists: "it exists already, and no journal is written over",
  closed: "its writer is closed",
} as const satisfies Record<string, string>;

/** Why a folder or file is not given. */
export type JournalErrorCode = keyof typeof messages;

/** A journal folder or file that the machine does not give; what stands in a file is never an error. */
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
