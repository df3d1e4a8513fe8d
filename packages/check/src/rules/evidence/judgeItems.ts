import type { JsonObject } from "@shipslog/contract";
import type { Rule, RuleVerdict } from "../Rule.ts";
import { objectListIn } from "./readField.ts";

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
