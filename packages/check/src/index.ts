export { parseBaseline, type AcceptedFinding, type Baseline } from "./baseline/Baseline.ts";
export type { Checkable, EmptyFile, UnreadableFile } from "./declare/Checkable.ts";
export { updateBaseline, type UpdatedBaseline } from "./baseline/updateBaseline.ts";
export type { RuleOverride } from "./configuration/RuleOverride.ts";
export { isAmong } from "./configuration/resolveRules.ts";
export type { CheckOptions } from "./configuration/CheckOptions.ts";
export type { RuleSettings } from "./configuration/RuleSettings.ts";
export { parseConfiguration, type Configuration } from "./configuration/Configuration.ts";
export type { Drift } from "./drift/Drift.ts";
export { check } from "./engine/check.ts";
export {
  checkSession,
  mergeFolders,
  mergeSessions,
  type CheckedFolder,
  type MergedSessions,
} from "./engine/checkSession.ts";
export { createChecker, type Checker, sessionOf } from "./engine/createChecker.ts";
export type { SessionResult } from "./engine/SessionPass.ts";
export type { Summary } from "./engine/Summary.ts";
export type { Timings } from "./engine/Timings.ts";
export type { Excerpt, Finding } from "./findings/Finding.ts";
export { FindingGroups, type FindingGroup, type GroupSample } from "./reports/FindingGroups.ts";
export { samplesText } from "./reports/samplesText.ts";
export { printJunit, type JunitCase, type JunitSuite } from "./reports/printJunit.ts";
export type { Report, ReportContext, ReportedFolder } from "./reports/Report.ts";
export { reportFormats, type ReportFormatName } from "./reports/reportFormats.ts";
export { plainPaint, terminalPaint, type ReportPaint } from "./reports/text/ReportPaint.ts";
export { basisNameOf, basisNames, type BasisName, type RuleBasis, type Rule, type Sample } from "./declare/Rule.ts";
export { rules } from "./rules/rules.ts";
