import type { CompanionFile, JsonObject, Severity } from "@shipslog/contract";

/** A line of the journal or the content of a file: an event, or text or bytes as they are. */
export type Written = JsonObject | string | Uint8Array;

/** What a producer writes: the lines of one session, and the companion files beside it. */
export interface Play {
  readonly lines: readonly Written[];
  readonly files: Readonly<Partial<Record<CompanionFile, Written>>>;
}

/** Something that contradicts a statement, and how the check must report it. */
export interface StatementViolation {
  readonly what: string;
  readonly play: Play;
  /** The severity in dialect `spec`: an error where a sentence is broken, less where the document only lists or suggests. */
  readonly level: Severity;
  /** The JSON pointer of the finding, where it is one field. */
  readonly pointer?: string;
}

/** Something that a statement allows. */
export interface ValidExample {
  readonly what: string;
  readonly play: Play;
}

/** What shows that one statement is checked. */
export interface StatementCases {
  readonly violations: readonly StatementViolation[];
  readonly valid: readonly ValidExample[];
}

/** Cases by the number of their statement. */
export type CaseTable = Readonly<Record<string, StatementCases>>;
