import type { JsonObject } from "@shipslog/contract";
import type { Verdict } from "../Rule.ts";
import { isIn, objectsIn } from "./readField.ts";

/** Judges one engineer; `pointerTo` gives the pointer to a field of it. */
type JudgeEngineer = (engineer: JsonObject, pointerTo: (field: string) => string) => Verdict;

/** Judges the engineers of an EngineerProgress: all of them in the start-up form, the one of an update. */
export function judgeEngineers(event: JsonObject, judge: JudgeEngineer): readonly Verdict[] {
  if (!isIn(event, "Engineers")) return [judge(event, (field) => `/${field}`)];
  const engineers = objectsIn(event, "Engineers") ?? [];
  return engineers.map((engineer, index) => judge(engineer, (field) => `/Engineers/${index}/${field}`));
}
