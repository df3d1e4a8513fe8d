import type { JsonObject } from "@shipslog/contract";
import type { Rule, RuleVerdict } from "../../declare/Rule.ts";
import { idIn, objectListIn } from "./readField.ts";

/** Creates the run of a rule that judges each element of an array on its own, in events of one kind. */
export function judgeItems(
  kind: string,
  list: string,
  judge: (item: JsonObject, event: JsonObject) => RuleVerdict,
): NonNullable<Rule["start"]> {
  return () => ({
    onEvent: {
      [kind]: (event) =>
        objectListIn(event, list)?.map((item, index) => inside(`/${list}/${index}`, judge(item, event))),
    },
  });
}

/** Prefixes the pointer of a breach with the pointer of the element around it. */
export function inside(around: string, verdict: RuleVerdict): RuleVerdict {
  return typeof verdict === "string" ? verdict : { ...verdict, pointer: around + (verdict.pointer ?? "") };
}

/** A value that must be unique, and the pointer to it. */
interface UniqueValue {
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

/** Creates the run of a rule by which the elements of an array have an id each, in events of one kind. */
export function judgeUniqueIds(kind: string, list: string, field: string): NonNullable<Rule["start"]> {
  return () => ({
    onEvent: {
      [kind]: (event) =>
        judgeUnique(
          (objectListIn(event, list) ?? []).map((item, index) => {
            return { value: idIn(item, field), pointer: `/${list}/${index}/${field}` };
          }),
        ),
    },
  });
}
