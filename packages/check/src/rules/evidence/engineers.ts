import type { Dialect, JsonObject } from "@shipslog/contract";
import type { RuleVerdict } from "../../declare/Rule.ts";
import { hasField, objectListIn } from "./readField.ts";

/** The stages of access to an engineer, lowest first. */
export const engineerStages: readonly string[] = ["Known", "Invited", "Unlocked"];

/** Judges one engineer; `pointerTo` gives the pointer to a field of it. */
type JudgeEngineer = (engineer: JsonObject, pointerTo: (field: string) => string) => RuleVerdict;

/** Judges the engineers of an EngineerProgress: all of them in the start-up form, the single one in an update. */
export function judgeEngineers(event: JsonObject, judge: JudgeEngineer): readonly RuleVerdict[] {
  if (!hasField(event, "Engineers")) return [judge(event, (field) => `/${field}`)];
  const engineers = objectListIn(event, "Engineers") ?? [];
  return engineers.map((engineer, index) => judge(engineer, (field) => `/Engineers/${index}/${field}`));
}

/** Judges the engineers as far as knowledge about the game decides: in spec a statement is about the update of one engineer. */
export function judgeSummaries(event: JsonObject, dialect: Dialect, judge: JudgeEngineer): readonly RuleVerdict[] {
  const verdicts = judgeEngineers(event, judge);
  if (dialect === "live" || hasField(event, "Engineers")) return verdicts;
  return verdicts.map((verdict) => (typeof verdict === "string" ? verdict : "undecided"));
}
