import type { IssueCode } from "../issueCodes.ts";
import type { Condition } from "./Condition.ts";

/** The three strengths the specification gives its values: outside a closed set is an error, outside a seen set a note, an example binds nothing. */
export type Strength = "closed" | "seen" | "example";

/** What a declaration says beyond JSON Schema; published as annotations, read by every generator. */
export interface Annotations {
  /** What the field means, in one sentence. */
  readonly description?: string;
  /** The heading of the specification this node rests on. */
  readonly "x-section"?: string;
  /** How far the values bind. */
  readonly "x-strength"?: Strength;
  /** The values of a seen or example set (a closed one is `enum`). */
  readonly "x-values"?: readonly (string | number)[];
  /** How a person would write what a pattern expects. */
  readonly "x-expected"?: string;
  /** How a value begins and ends; a miss is a note, because the specification only says that values may look so. */
  readonly "x-form"?: readonly [start: string, end: string];
  /** The issue code that breaking a pattern or range gives, where the usual one says too little. */
  readonly "x-code"?: IssueCode;
  /** Decimals the game prints. */
  readonly "x-decimals"?: number;
  /** Whether the game holds the number in single or double precision. */
  readonly "x-precision"?: "single" | "double";
  /** An integer that may exceed 2^53-1 and is a `bigint` then. */
  readonly "x-bigint"?: true;
  /** Rules between two fields of this object. */
  readonly "x-conditions"?: readonly Condition[];
  /** Fields of which at least one is expected; none of them is a note. */
  readonly "x-expects-any"?: readonly string[];
  /** The kind's companion file, and the field only that file carries. */
  readonly "x-file"?: { readonly name: string; readonly field: string };
}
