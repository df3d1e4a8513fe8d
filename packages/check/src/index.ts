export { parseBaseline, type AcceptedFinding, type Baseline, type ParsedBaseline } from "./Baseline.ts";
export { check } from "./check.ts";
export type { Checkable, CheckOptions, RuleSetting, RuleSettings } from "./CheckOptions.ts";
export { checkSession, mergeSessions, type MergedSessions } from "./checkSession.ts";
export {
  parseConfiguration,
  presets,
  type Configuration,
  type ParsedConfiguration,
  type Preset,
} from "./Configuration.ts";
export { createChecker, type Checker } from "./createChecker.ts";
export type { Damage, DraftEvent, DraftLine, Draw } from "./Damage.ts";
export type { Drift, DriftSort } from "./drift/Drift.ts";
export type { CompanionPlace, Excerpt, Finding } from "./Finding.ts";
export { formats, type Format, type FormatName } from "./reports/formats.ts";
export type { Report, ReportContext } from "./reports/Report.ts";
export { plainPaint, terminalPaint, type Paint } from "./reports/text/Paint.ts";
export type { Answer, Breach, Carried, Rule, RuleGroup, RuleRun, Sample, Verdict } from "./Rule.ts";
export { rules } from "./rules.ts";
export { sessionOf } from "./sessionOf.ts";
export type { CarriedBy, SessionResult } from "./SessionResult.ts";
export type { RuleCount, Summary } from "./Summary.ts";
