import type { IssueCode } from "../issues/Issue.ts";
import type { Condition } from "./Condition.ts";

/** The three strengths the specification gives its values: outside a closed set is an error, outside a seen set is a note, an example allows anything. */
type Strength = "closed" | "seen" | "example";

/** What a declaration states beyond JSON Schema; published as annotations and read by every generator. */
export interface Annotations {
  /** What the field means, in one sentence. */
  readonly description?: string;
  /** The heading of the specification that describes this node. */
  readonly "x-section"?: string;
  /** The strength of the values. */
  readonly "x-strength"?: Strength;
  /** The values of a seen or example set (a closed one is `enum`). */
  readonly "x-values"?: readonly (string | number)[];
  /** The pattern in readable form. */
  readonly "x-expected"?: string;
  /** How a value starts and ends; a mismatch is a note, because the specification says that values "may look like" this. */
  readonly "x-form"?: readonly [start: string, end: string];
  /** The issue code of a broken pattern or range, when the usual code is not specific enough. */
  readonly "x-code"?: IssueCode;
  /** The usual one of several allowed forms, and the issue code of a value in another. */
  readonly "x-usual"?: { readonly pattern: string; readonly code: IssueCode };
  /** Decimals the game prints. */
  readonly "x-decimals"?: number;
  /** Whether the game stores the number in single or double precision. */
  readonly "x-precision"?: "single" | "double";
  /** An integer that may exceed 2^53-1 and is a `bigint` then. */
  readonly "x-bigint"?: true;
  /** Rules between two fields of this object. */
  readonly "x-conditions"?: readonly Condition[];
  /** Fields of which at least one is expected; none of them is a note. */
  readonly "x-expects-any"?: readonly string[];
  /** The companion file of the kind, and the field that only this file has. */
  readonly "x-file"?: { readonly name: string; readonly field: string };
}
