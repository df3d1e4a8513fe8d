import type { Severity } from "@shipslog/contract";
import type { AcceptedFinding } from "../baseline/Baseline.ts";
import type { Drift } from "../drift/Drift.ts";
import type { Finding } from "../findings/Finding.ts";
import type { Timings } from "./Timings.ts";

/** How often a rule held, was broken, or could not decide. */
export interface RuleCount {
  readonly held: number;
  readonly broken: number;
  /** The journal did not contain enough data to decide. */
  readonly undecided: number;
}

/** The totals of a check, as plain data. */
export interface Summary {
  /** Journal files with at least one entry. */
  readonly files: number;
  /** Journal lines, truncations, companion observations, and files that could not be read. */
  readonly entries: number;
  /** Events of the sixteen kinds among them. */
  readonly events: number;
  /** Findings by severity, without accepted ones. */
  readonly findings: Readonly<Record<Severity, number>>;
  /** Findings by rule, without accepted ones. */
  readonly findingsByRule: Readonly<Record<string, number>>;
  /** Results of the rules that keep state over a session. */
  readonly rules: Readonly<Record<string, RuleCount>>;
  /** Findings that the baseline accepts. */
  readonly accepted: number;
  /** Entries of the baseline that matched nothing. */
  readonly unusedBaseline: readonly AcceptedFinding[];
  /** What the contract does not know; empty unless requested. */
  readonly drift: readonly Drift[];
  /** Where the time went; absent unless requested. */
  readonly timings?: Timings | undefined;
}

/** Mutable counts of findings. */
interface FindingCounts {
  readonly findings: Record<Severity, number>;
  readonly findingsByRule: Record<string, number>;
}

/** Counts of zero. */
export function noFindingsYet(): FindingCounts {
  return { findings: { error: 0, warning: 0, note: 0 }, findingsByRule: {} };
}

/** Counts a finding, and those that it stands for, by severity and by rule. */
export function countFinding(
  { findings, findingsByRule }: FindingCounts,
  { severity, rule, count = 1 }: Finding,
): void {
  findings[severity] += count;
  findingsByRule[rule] = (findingsByRule[rule] ?? 0) + count;
}
