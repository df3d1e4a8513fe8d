/** What can be wrong around the server. */
export type CockpitErrorCode = "cannot-listen" | "cannot-record";

/** The machine does not let the server do its work; the cause says why. */
export class CockpitError extends Error {
  readonly code: CockpitErrorCode;

  constructor(code: CockpitErrorCode, message: string, cause: unknown) {
    super(message, { cause });
    this.name = "CockpitError";
    this.code = code;
  }
}
