import type { RuleVerdict } from "../Rule.ts";

/** A value that must be unique, and the pointer to it. */
export interface UniqueValue {
  readonly value: string | undefined;
  readonly pointer: string;
}

/** Judges values that must be unique: the second of two equal ones is a breach. */
export function judgeUnique(values: readonly UniqueValue[]): readonly RuleVerdict[] {
  const taken = new Set<string>();
  return values.map(({ value, pointer }) => {
    if (value === undefined) return "undecided";
    if (taken.has(value)) return { pointer, expected: "a unique value", received: value };
    taken.add(value);
    return "holds";
  });
}
