import { describe } from "./describe.ts";
import type { Dialect } from "./Dialect.ts";
import type { Issue } from "./Issue.ts";
import { issueCodes, type IssueCode } from "./issueCodes.ts";
import type { KindRules } from "./KindRules.ts";
import { appendKey, fieldPath, resolvePointer } from "./pointer.ts";

/** How to validate. */
export interface ValidateOptions {
  /** Which dialect to hold the value against; `spec` when left out. */
  readonly dialect?: Dialect;
  /** Whether the value stood in the journal or in its companion file; when left out, either form passes. */
  readonly place?: "journal" | "file";
}

/** What validating gives: a typed event when no issue is an error, and all issues either way. */
export type Validation<Event> =
  | { readonly ok: true; readonly event: Event; readonly issues: readonly Issue[] }
  | { readonly ok: false; readonly event: undefined; readonly issues: readonly Issue[] };

const none: readonly Issue[] = [];

/** Holds a value against the rules of one kind; never throws. */
export function validateKind<Event>(
  rules: KindRules,
  value: unknown,
  options: ValidateOptions = {},
): Validation<Event> {
  const { dialect = "spec", place } = options;
  let issues: Issue[] | undefined;
  const add = (pointer: string, code: IssueCode, expected: string, field?: string) => {
    const issue = issueOf(rules, value, field === undefined ? pointer : appendKey(pointer, field), code, expected);
    const kept = dialect === "live" ? softened(rules, issue) : issue;
    if (kept) (issues ??= []).push(kept);
  };
  rules.check(value, add);
  if (rules.file && place) checkPlace(rules.file.field, value, place, add);
  return conclude(value as Event, issues ?? none);
}

/** Turns collected issues into the answer of a validation. */
export function conclude<Event>(event: Event, issues: readonly Issue[]): Validation<Event> {
  const failed = issues.some((issue) => issue.severity === "error");
  return failed ? { ok: false, event: undefined, issues } : { ok: true, event, issues };
}

function issueOf(rules: KindRules, value: unknown, pointer: string, code: IssueCode, expected: string): Issue {
  const received = describe(resolvePointer(value, pointer));
  const section = sectionOf(rules.sections, fieldPath(pointer));
  return { code, severity: issueCodes[code].severity, pointer, expected, received, section, deviation: undefined };
}

function sectionOf(sections: KindRules["sections"], path: string): string {
  let prefix = path;
  while (prefix !== "" && sections[prefix] === undefined)
    prefix = prefix.slice(0, Math.max(0, prefix.search(/(\.[^.]*|\[\])$/)));
  return sections[prefix] ?? "";
}

function softened(rules: KindRules, issue: Issue): Issue | undefined {
  const path = fieldPath(issue.pointer);
  const effect = rules.effects.find(
    (row) => row.code === issue.code && row.path === path && (row.values?.includes(issue.received) ?? true),
  );
  if (!effect) return issue;
  return effect.becomes === "none" ? undefined : { ...issue, severity: effect.becomes, deviation: effect.deviation };
}

/** Reading: the array stands in the companion file, the journal has the bare line. */
function checkPlace(
  field: string,
  value: unknown,
  place: "journal" | "file",
  add: (pointer: string, code: IssueCode, expected: string) => void,
): void {
  const pointer = appendKey("", field);
  const isThere = resolvePointer(value, pointer) !== undefined;
  if (place === "file" && !isThere) add(pointer, "field-missing", "array");
  if (place === "journal" && isThere) add(pointer, "field-misplaced", "absent in the journal");
}
