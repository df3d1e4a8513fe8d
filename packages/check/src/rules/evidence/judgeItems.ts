import type { JsonObject } from "@shipslog/contract";
import type { Rule, Verdict } from "../Rule.ts";
import { objectsIn } from "./readField.ts";

/** Makes a rule's work of judging each element of a list of one kind by itself. */
export function judgeItems(
  kind: string,
  list: string,
  judge: (item: JsonObject, event: JsonObject) => Verdict,
): NonNullable<Rule["start"]> {
  return () => ({
    onEvent: {
      [kind]: (event) => objectsIn(event, list)?.map((item, index) => inside(`/${list}/${index}`, judge(item, event))),
    },
  });
}

/** Puts the pointer of an element before that of the breach inside it. */
export function inside(around: string, verdict: Verdict): Verdict {
  return typeof verdict === "string" ? verdict : { ...verdict, pointer: around + (verdict.pointer ?? "") };
}
