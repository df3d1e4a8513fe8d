/** Any value of lossless JSON; an integer beyond 2^53-1 is a `bigint`. */
export type JsonValue = string | number | bigint | boolean | null | JsonObject | readonly JsonValue[];

/** A JSON object with its keys in written order. */
export interface JsonObject {
  readonly [key: string]: JsonValue;
}
