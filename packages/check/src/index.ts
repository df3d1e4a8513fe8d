export { parseBaseline, type AcceptedFinding, type Baseline, type ParsedBaseline } from "./configuration/Baseline.ts";
export { check } from "./engine/check.ts";
export type { Checkable, CheckOptions, RuleSetting, RuleSettings } from "./configuration/CheckOptions.ts";
export { checkSession, mergeSessions, type MergedSessions } from "./engine/checkSession.ts";
export {
  parseConfiguration,
  presets,
  type Configuration,
  type ParsedConfiguration,
  type Preset,
} from "./configuration/Configuration.ts";
export { createChecker, type Checker } from "./engine/createChecker.ts";
export type { Damage, DraftEvent, DraftLine, Draw } from "./rules/examples/Mutation.ts";
export type { Drift, DriftSort } from "./drift/Drift.ts";
export type { CompanionPlace, Excerpt, Finding } from "./findings/Finding.ts";
export { formats, type Format, type FormatName } from "./reports/formats.ts";
export type { Report, ReportContext } from "./reports/Report.ts";
export { plainPaint, terminalPaint, type Paint } from "./reports/text/Paint.ts";
export type { Answer, Breach, Carried, Rule, RuleGroup, RuleRun, Sample, Verdict } from "./rules/Rule.ts";
export { rules } from "./rules/rules.ts";
export { sessionOf } from "./rules/evidence/journalName.ts";
export type { CarriedBy, SessionResult } from "./engine/SessionResult.ts";
export type { RuleCount, Summary } from "./engine/Summary.ts";
