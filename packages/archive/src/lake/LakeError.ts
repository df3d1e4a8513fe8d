/** The error codes of a lake, each with its message. */
const lakeErrorCodes = {
  "stale-owner": "another owner has taken over this partition of the lake",
  "out-of-order": "a delivery does not continue its journal",
  "not-a-lake": "this is not a lake that this version can read",
  damaged: "a file of the lake is missing or damaged",
  broken: "an earlier write failed and what is stored is unknown; open a new sink",
  unwritable: "the lake could not be written",
} as const satisfies Record<string, string>;

/** Why a lake could not be read or written. */
export type LakeErrorCode = keyof typeof lakeErrorCodes;

/** A lake cannot be read or written. */
export class LakeError extends Error {
  override readonly name: string = "LakeError";
  readonly code: LakeErrorCode;

  constructor(code: LakeErrorCode, detail: string, cause?: unknown) {
    super(`${lakeErrorCodes[code]}: ${detail}`, { cause });
    this.code = code;
  }
}

/** Another owner has committed since: what this owner wrote is not part of the lake. */
export class StaleOwnerError extends LakeError {
  override readonly name = "StaleOwnerError";

  constructor(detail: string, cause?: unknown) {
    super("stale-owner", detail, cause);
  }
}

/** A batch leaves a gap or repeats lines. Nothing of it was stored, and the sink can still be used. */
export class OutOfOrderError extends LakeError {
  override readonly name = "OutOfOrderError";

  constructor(detail: string) {
    super("out-of-order", detail);
  }
}

/** The error about a damaged file in a message of DuckDB, which a view over that file has caused; undefined if there is none. */
export function damageIn(message: string): LakeError | undefined {
  const at = message.indexOf(lakeErrorCodes.damaged);
  return at === -1
    ? undefined
    : new LakeError("damaged", message.slice(at + lakeErrorCodes.damaged.length + ": ".length));
}
