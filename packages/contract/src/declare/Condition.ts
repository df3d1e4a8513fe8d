/** What a condition requires of one field: present, absent, or a certain value, where it may be optional. */
export interface Clause {
  readonly field: string;
  readonly is: "present" | "absent" | { readonly value: string | number | boolean; readonly orAbsent?: true };
}

/** A rule between two fields of one object: wherever `when` holds, `then` must hold. */
export interface Condition {
  readonly when: Clause;
  readonly then: Clause;
}

/** When A is present, B is present. */
export function requires(field: string, other: string): Condition {
  return { when: { field, is: "present" }, then: { field: other, is: "present" } };
}

/** When A is present, B is absent. */
export function excludes(field: string, other: string): Condition {
  return { when: { field, is: "present" }, then: { field: other, is: "absent" } };
}

/** When A is present, B has this value. */
export function needsValue(field: string, other: string, value: string | number | boolean): Condition {
  return { when: { field, is: "present" }, then: { field: other, is: { value } } };
}

/** When A is present, B has this value or is absent. */
export function allowsOnly(field: string, other: string, value: string | number | boolean): Condition {
  return { when: { field, is: "present" }, then: { field: other, is: { value, orAbsent: true } } };
}

/** When A has one value, B has another. */
export function implies(
  [field, value]: readonly [string, string | number | boolean],
  [other, otherValue]: readonly [string, string | number | boolean],
): Condition {
  return { when: { field, is: { value } }, then: { field: other, is: { value: otherValue } } };
}
