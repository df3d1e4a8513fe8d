/** Why a lake refuses: each code with what it means. */
export const lakeErrorCodes = {
  "stale-owner": "someone else has taken over this partition of the lake",
  "out-of-order": "a delivery does not begin where its journal is stored to",
  "not-a-lake": "what lies there is not a lake that this version reads",
  broken: "an earlier write failed, so that this sink no longer knows what is stored; open a new one",
  unwritable: "the lake could not be written",
} as const satisfies Record<string, string>;

/** The code of a refusal. */
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

/** The manifest has moved on without this owner: whatever it wrote does not count. */
export class StaleOwnerError extends LakeError {
  override readonly name = "StaleOwnerError";

  constructor(detail: string, cause?: unknown) {
    super("stale-owner", detail, cause);
  }
}

/** A batch leaves a gap or repeats something: nothing of it was stored, and the sink goes on. */
export class OutOfOrderError extends LakeError {
  override readonly name = "OutOfOrderError";

  constructor(detail: string) {
    super("out-of-order", detail);
  }
}
