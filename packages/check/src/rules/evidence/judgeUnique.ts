import type { RuleVerdict } from "../Rule.ts";

/** A value that no other of its kind may have, and where it stands. */
export interface UniqueValue {
  readonly value: string | undefined;
  readonly pointer: string;
}

/** Judges values that must differ from each other: the second of two equal ones is wrong. */
export function judgeUnique(values: readonly UniqueValue[]): readonly RuleVerdict[] {
  const taken = new Set<string>();
  return values.map(({ value, pointer }) => {
    if (value === undefined) return "undecided";
    if (taken.has(value)) return { pointer, expected: "one no other has", received: value };
    taken.add(value);
    return "holds";
  });
}
