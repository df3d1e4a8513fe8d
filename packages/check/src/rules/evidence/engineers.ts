import type { JsonObject } from "@shipslog/contract";
import type { RuleVerdict } from "../Rule.ts";
import { hasField, objectListIn } from "./readField.ts";

/** Judges one engineer; `pointerTo` gives the pointer to a field of it. */
type JudgeEngineer = (engineer: JsonObject, pointerTo: (field: string) => string) => RuleVerdict;

/** Judges the engineers of an EngineerProgress: all of them in the start-up form, the single one in an update. */
export function judgeEngineers(event: JsonObject, judge: JudgeEngineer): readonly RuleVerdict[] {
  if (!hasField(event, "Engineers")) return [judge(event, (field) => `/${field}`)];
  const engineers = objectListIn(event, "Engineers") ?? [];
  return engineers.map((engineer, index) => judge(engineer, (field) => `/Engineers/${index}/${field}`));
}
