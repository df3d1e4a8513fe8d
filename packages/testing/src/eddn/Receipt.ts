import type { JsonObject } from "@shipslog/contract";

/** Something about an upload that EDDN does not want, or that a listener would stumble over. */
export interface Remark {
  /** Its stable name, as `forbidden-key`. */
  readonly rule: string;
  /** Where in the upload, as a JSON pointer; empty for the whole. */
  readonly pointer: string;
  readonly text: string;
}

/** One upload, how it was answered, and what is to be said about it. */
export interface Receipt {
  /** Counts from 1. */
  readonly number: number;
  /** When it came, in milliseconds since 1970. */
  readonly atMs: number;
  /** The HTTP status and the text of the answer. */
  readonly status: number;
  readonly answer: string;
  /** The schema, as `journal/1`, and whether it is the form for tests; undefined when the upload names none. */
  readonly schema: string | undefined;
  readonly isTest: boolean;
  readonly event: string | undefined;
  readonly software: string | undefined;
  /** Nothing, when everything is right. */
  readonly remarks: readonly Remark[];
  /** The upload as it came; undefined when it is no JSON object. */
  readonly upload: JsonObject | undefined;
}
