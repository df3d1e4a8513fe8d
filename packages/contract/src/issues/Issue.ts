/** The severity of an issue or finding: an error breaks the contract, a warning is probably wrong, a note is worth knowing. */
export type Severity = "error" | "warning" | "note";

/** The severities, most severe first. */
export const severities: readonly Severity[] = ["error", "warning", "note"];

/** Every issue code, with its severity in dialect `spec` and its meaning. */
export const issueCodes = {
  "not-an-object": { severity: "error", meaning: "The value is not a JSON object." },
  "unknown-kind": { severity: "error", meaning: "The event is not one of the sixteen kinds." },
  "field-missing": { severity: "error", meaning: "A required field is missing." },
  "wrong-type": { severity: "error", meaning: "A field has the wrong type." },
  "not-a-timestamp": { severity: "error", meaning: "A time is not ISO 8601 in UTC, or does not exist." },
  "value-outside-set": { severity: "error", meaning: "A value is not one that the specification allows." },
  "out-of-range": { severity: "error", meaning: "A number is outside its range." },
  "unknown-bit": { severity: "error", meaning: "A bit field has a bit that its table does not name." },
  "wrong-length": { severity: "error", meaning: "An array has too few or too many elements." },
  "wrong-form": { severity: "error", meaning: "A string does not have the required internal form." },
  "field-forbidden": { severity: "error", meaning: "A field is present that the specification does not allow here." },
  "field-needed": { severity: "error", meaning: "A field is missing that another field requires." },
  "condition-broken": { severity: "error", meaning: "A field's value contradicts another field of the same object." },
  "value-unseen": { severity: "note", meaning: "A value is not among those the specification lists as seen." },
  "unusual-form": { severity: "note", meaning: "A string does not have its usual internal form." },
  "large-quantity": { severity: "note", meaning: "A quantity is beyond 2^53-1, which many JSON readers round." },
  "unusual-timestamp": {
    severity: "note",
    meaning: "A time is UTC in ISO 8601, but in a form that many readers reject.",
  },
  "form-missing": { severity: "note", meaning: "The event has none of the fields that give it content." },
  "field-misplaced": { severity: "note", meaning: "A field of the companion file is in the journal." },
  "unknown-field": { severity: "note", meaning: "The specification does not name this field; it is kept." },
} as const satisfies Record<string, { readonly severity: Severity; readonly meaning: string }>;

/** The stable code of an issue. */
export type IssueCode = keyof typeof issueCodes;

/** A problem or remark about one place of an event. */
export interface Issue {
  /** Stable code; `issueCodes` explains each. */
  readonly code: IssueCode;
  readonly severity: Severity;
  /** JSON pointer to the place, as `/Factions/0/Influence`. */
  readonly pointer: string;
  readonly expected: string;
  readonly received: string;
  /** What is wrong, in plain words, as `FSDJump: StarPos[1] must be a number, but is the string "12"`. */
  readonly message: string;
  /** Heading of the specification that states the rule; empty for a kind that the specification does not show. */
  readonly section: string;
  /** Id of the known deviation of the live game that softened this issue, in dialect `live`. */
  readonly deviation: string | undefined;
}
