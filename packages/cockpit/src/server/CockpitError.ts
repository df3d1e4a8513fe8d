/** Why the server cannot work: no port to listen on, or no disk to record on. */
export type CockpitErrorCode = "cannot-listen" | "cannot-record";

/** The system refused something the server needs; see `cause`. */
export class CockpitError extends Error {
  readonly code: CockpitErrorCode;

  constructor(code: CockpitErrorCode, message: string, cause: unknown) {
    super(message, { cause });
    this.name = "CockpitError";
    this.code = code;
  }
}
