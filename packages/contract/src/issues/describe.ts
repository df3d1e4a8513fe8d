import { copySlice } from "../text/copySlice.ts";
import { issueCodes, type Issue, type IssueCode, type Severity } from "./Issue.ts";

const longest = 60;

/** Describes a value in a few words, for `received`. */
export function describe(value: unknown): string {
  if (value === undefined) return "absent";
  if (value === null) return "null";
  if (Array.isArray(value)) return `array of ${value.length}`;
  if (typeof value === "object") return "object";
  return typeof value === "string" ? describeText(value) : `${value as number | bigint | boolean}`;
}

function describeText(value: string): string {
  const shown = value.length > longest ? `${copySlice(value, 0, longest)}…` : value;
  return JSON.stringify(shown);
}

/** What the message of an issue says between the place and the end, for codes that need other words than "must be, but is". */
const predicates: Readonly<Partial<Record<IssueCode, (expected: string, received: string) => string>>> = {
  "unknown-kind": (expected, received) => `${received} is not ${expected}`,
  "field-missing": (expected) =>
    expected.startsWith("present") ? `is missing; it was ${expected}` : `is missing; it must be ${expected}`,
  "wrong-length": (expected, received) => `must have ${expected}, but is ${received}`,
  "wrong-form": (expected, received) => `must have the form ${expected}, but is ${received}`,
  "value-unseen": (expected, received) => `is usually ${expected}, but is ${received}`,
  "unusual-form": (expected, received) => `usually has the form ${expected}, but is ${received}`,
  "unusual-timestamp": (expected, received) => `is usually ${expected}, but is ${received}`,
  "large-quantity": (expected, received) => `is usually ${expected}, but is ${received}`,
  "form-missing": (expected) => `should have ${expected}, but has none`,
  "unknown-field": (expected) => `is not ${expected}`,
};

/** What is known about an issue before its message is made; the severity of its code and no deviation where they are left out. */
export interface IssueFacts extends Pick<Issue, "code" | "pointer" | "expected" | "received" | "section"> {
  readonly severity?: Severity | undefined;
  readonly deviation?: string | undefined;
}

/** Makes an issue about a value; the kind is undefined when the value is no event of a known kind. */
export function createIssue(kind: string | undefined, facts: IssueFacts): Issue {
  const { code, severity = issueCodes[code].severity, pointer, expected, received, section, deviation } = facts;
  return { code, severity, pointer, expected, received, message: messageOf(kind, facts), section, deviation };
}

/** Says in plain words what is wrong, as `FSDJump: StarPos[1] must be a number, but is the string "12"`. */
function messageOf(kind: string | undefined, { code, pointer, expected, received }: IssueFacts): string {
  const wanted = withArticle(expected);
  const found = code === "wrong-type" && received.startsWith('"') ? `the string ${received}` : withArticle(received);
  const predicate = predicates[code]?.(wanted, found) ?? `must be ${wanted}, but is ${found}`;
  if (code === "unknown-kind") return predicate;
  const place = pointer === "" ? (kind === undefined ? "the value" : "the event") : placeOf(pointer);
  return kind === undefined ? `${place} ${predicate}` : `${kind}: ${place} ${predicate}`;
}

/** `/Factions/0/Name` as `Factions[0].Name`. */
function placeOf(pointer: string): string {
  const keys = pointer.slice(1).split("/");
  const parts = keys.map((key) =>
    /^\d+$/.test(key) ? `[${key}]` : `.${key.replaceAll("~1", "/").replaceAll("~0", "~")}`,
  );
  return parts.join("").replace(/^\./, "");
}

const nouns = /^(?:string|integer|number|boolean|array|object)\b/;

/** A type with its article, and several types each with its own; any other text stays. */
function withArticle(text: string): string {
  return text
    .split(" or ")
    .map((part) => (nouns.test(part) ? `${/^[aeiou]/.test(part) ? "an" : "a"} ${part}` : part))
    .join(" or ");
}
