/** What a condition asks of one field: to be there, not to be there, or to hold one value. */
export interface Clause {
  readonly field: string;
  readonly is: "present" | "absent" | { readonly value: string | number | boolean };
}

/** A rule between two fields of one object: wherever `when` holds, `then` must hold. */
export interface Condition {
  readonly when: Clause;
  readonly then: Clause;
}

/** Reads as "when A is there, B is there". */
export function needs(field: string, other: string): Condition {
  return { when: { field, is: "present" }, then: { field: other, is: "present" } };
}

/** Reads as "when A is there, B is not". */
export function excludes(field: string, other: string): Condition {
  return { when: { field, is: "present" }, then: { field: other, is: "absent" } };
}

/** Reads as "when A is there, B holds this value". */
export function needsValue(field: string, other: string, value: string | number | boolean): Condition {
  return { when: { field, is: "present" }, then: { field: other, is: { value } } };
}

/** Reads as "when A holds this value, B holds that one". */
export function implies(
  [field, value]: readonly [string, string | number | boolean],
  [other, otherValue]: readonly [string, string | number | boolean],
): Condition {
  return { when: { field, is: { value } }, then: { field: other, is: { value: otherValue } } };
}
