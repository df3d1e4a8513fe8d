import type { Severity } from "./Severity.ts";

/** Every code an issue can carry: its severity in dialect `spec` and what it means. */
export const issueCodes = {
  "not-an-object": { severity: "error", meaning: "The value is not a JSON object." },
  "unknown-kind": { severity: "error", meaning: "The event is not one of the sixteen kinds." },
  "field-missing": { severity: "error", meaning: "A required field is absent." },
  "wrong-type": { severity: "error", meaning: "A field holds a value of another type." },
  "not-a-timestamp": { severity: "error", meaning: "A time is not ISO 8601 in UTC, or does not exist." },
  "value-outside-set": { severity: "error", meaning: "A value is not in the set the specification closes." },
  "out-of-range": { severity: "error", meaning: "A number is outside the range stated for it." },
  "unknown-bit": { severity: "error", meaning: "A bit set has a bit that its table does not name." },
  "wrong-length": { severity: "error", meaning: "An array has too few or too many elements." },
  "wrong-form": { severity: "error", meaning: "A string does not have the internal form stated for it." },
  "field-forbidden": { severity: "error", meaning: "A field is there although the specification says it is not." },
  "field-needed": { severity: "error", meaning: "A field is absent although another one there calls for it." },
  "condition-broken": { severity: "error", meaning: "A field's value contradicts another field of the same object." },
  "value-unseen": { severity: "note", meaning: "A value is not among those the specification has seen." },
  "unusual-form": { severity: "note", meaning: "A string does not look like the internal form it may have." },
  "form-missing": { severity: "note", meaning: "The event carries none of the fields that give it content." },
  "field-misplaced": { severity: "note", meaning: "A field that belongs in the companion file stands in the journal." },
  "unknown-field": { severity: "note", meaning: "The specification does not name this field; it is kept." },
} as const satisfies Record<string, { readonly severity: Severity; readonly meaning: string }>;

/** The stable code of an issue. */
export type IssueCode = keyof typeof issueCodes;
