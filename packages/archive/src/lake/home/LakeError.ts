/** What each error of a lake means, and what to do about it; without advice if that depends on the cause. */
const meanings = {
  "stale-owner": {
    what: "another owner has taken over this partition of the lake",
    advice:
      "what was stored is kept; a collector goes on by itself, and a command can be repeated when the other has ended",
  },
  "out-of-order": {
    what: "a delivery does not continue its journal",
    advice: "read the watermarks, and continue from there",
  },
  "not-a-lake": {
    what: "this is not a lake that this version can read",
    advice: "name the folder of a lake, or update shipslog",
  },
  damaged: {
    what: "a file of the lake is missing or damaged",
    advice: "restore the lake from a backup, or archive the journals again into another folder",
  },
  broken: {
    what: "an earlier write failed, so what is stored is unknown",
    advice: "open a new sink, which reads it",
  },
  unwritable: { what: "the lake could not be written", advice: "" },
  "no-answer": {
    what: "the object store of the lake does not answer as it should",
    advice: "check AWS_ENDPOINT_URL and AWS_REGION, and that the store is running",
  },
  refused: {
    what: "the object store of the lake refuses",
    advice: "check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN and what they may do",
  },
  "no-bucket": { what: "there is no such bucket", advice: "create it, or check AWS_ENDPOINT_URL and AWS_REGION" },
} as const satisfies Record<string, { readonly what: string; readonly advice: string }>;

/** Why a lake could not be read or written. */
export type LakeErrorCode = keyof typeof meanings;

/** A lake cannot be read or written. */
export class LakeError extends Error {
  override readonly name: string = "LakeError";
  readonly code: LakeErrorCode;
  /** What it is about, such as a file and what is wrong with it. */
  readonly detail: string;
  /** What to do about it: the end of the message, which may be empty. */
  readonly advice: string;

  constructor(code: LakeErrorCode, detail: string, cause?: unknown, advice: string = meanings[code].advice) {
    super(`${meanings[code].what}: ${detail}${advice === "" ? "" : `; ${advice}`}`, { cause });
    this.code = code;
    this.detail = detail;
    this.advice = advice;
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
