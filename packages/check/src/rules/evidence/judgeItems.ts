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
        objectListIn(event, list)?.map((item, index) => inside(() => `/${list}/${index}`, judge(item, event))),
    },
  });
}

/** Prefixes the pointer of a breach with the pointer of the element around it, which is made for a breach only. */
export function inside(around: () => string, verdict: RuleVerdict): RuleVerdict {
  return typeof verdict === "string" ? verdict : { ...verdict, pointer: around() + (verdict.pointer ?? "") };
}

/** Judges items that must have unique values: the second of two equal ones is a breach. */
export function judgeUnique<Item>(
  items: readonly Item[],
  valueOf: (item: Item) => string | undefined,
  pointerTo: (item: Item, index: number) => string,
): readonly RuleVerdict[] {
  const taken = new Set<string>();
  return items.map((item, index) => {
    const value = valueOf(item);
    if (value === undefined) return "undecided";
    if (taken.has(value)) return { pointer: pointerTo(item, index), expected: "a unique value", received: value };
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
          objectListIn(event, list) ?? [],
          (item) => idIn(item, field),
          (_, index) => `/${list}/${index}/${field}`,
        ),
    },
  });
}
