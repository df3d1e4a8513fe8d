import type { Effect } from "../dialects/Dialect.ts";
import type { GameHistory } from "./GameHistory.ts";
import type { IssueCode } from "../issues/Issue.ts";

/** Receives the findings of a generated check; `field` names a field inside the place of the pointer. */
export type AddIssue = (
  pointer: string,
  path: string,
  code: IssueCode,
  expected: string,
  value?: unknown,
  field?: string,
) => void;

/** The rules of one kind at run time, generated from its declaration. */
export interface KindRules {
  readonly kind: string;
  /** Reports every issue of a value; in dialect `live`, those that it does not let pass. */
  check(value: unknown, add: AddIssue, live: boolean): void;
  /** The specification's heading for each field path; a path inside another takes the nearest. */
  readonly sections: Readonly<Record<string, string>>;
  /** What dialect `live` changes, with the deviation's id. */
  readonly effects: readonly (Effect & { readonly deviation: string })[];
  /** How the kind changed through the versions of the game, for dialect `live`. */
  readonly history?: GameHistory;
  /** The companion file, and the field that only this file has. */
  readonly file?: { readonly name: string; readonly field: string };
}
