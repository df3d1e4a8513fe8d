import type { JsonObject } from "@shipslog/contract";
import type { Rule, RuleVerdict } from "../Rule.ts";
import { objectListIn } from "./readField.ts";

/** Makes a rule's work of judging each element of a list of one kind by itself. */
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

/** Puts the pointer of an element before that of the breach inside it. */
export function inside(around: string, verdict: RuleVerdict): RuleVerdict {
  return typeof verdict === "string" ? verdict : { ...verdict, pointer: around + (verdict.pointer ?? "") };
}
