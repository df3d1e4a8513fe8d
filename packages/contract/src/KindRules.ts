import type { Effect } from "./dialects/Deviation.ts";
import type { IssueCode } from "./issueCodes.ts";

/** Receives what a generated check finds; the field is named when the issue is inside the place the pointer leads to. */
export type AddIssue = (
  pointer: string,
  path: string,
  code: IssueCode,
  expected: string,
  value?: unknown,
  field?: string,
) => void;

/** What the generator makes of one declaration for checking at run time. */
export interface KindRules {
  readonly kind: string;
  /** Reports every issue of a value. */
  check(value: unknown, add: AddIssue): void;
  /** The specification's heading for each field path; a path inside another takes the nearest. */
  readonly sections: Readonly<Record<string, string>>;
  /** What dialect `live` changes, with the deviation's id. */
  readonly effects: readonly (Effect & { readonly deviation: string })[];
  /** The companion file and the field that only it carries. */
  readonly file?: { readonly name: string; readonly field: string };
}
