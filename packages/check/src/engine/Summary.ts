import type { Severity } from "@shipslog/contract";
import type { AcceptedFinding } from "../configuration/Baseline.ts";
import type { Drift } from "../drift/Drift.ts";
import type { Finding } from "../findings/Finding.ts";

/** How often a rule gave which answer. */
export interface RuleCount {
  readonly held: number;
  readonly broken: number;
  /** What the rule needs to know was not in the journal. */
  readonly undecided: number;
}

/** What a check came to, as plain data. */
export interface Summary {
  /** Journal files that had at least one entry. */
  readonly files: number;
  /** Journal lines and companion observations. */
  readonly entries: number;
  /** Events of the sixteen kinds among them. */
  readonly events: number;
  /** Findings by severity, accepted ones left out. */
  readonly findings: Readonly<Record<Severity, number>>;
  /** Findings by rule, accepted ones left out. */
  readonly findingsByRule: Readonly<Record<string, number>>;
  /** Answers of the rules that judge more than one event. */
  readonly rules: Readonly<Record<string, RuleCount>>;
  /** Findings the baseline accepts. */
  readonly accepted: number;
  /** Entries of the baseline that accepted nothing. */
  readonly unusedBaseline: readonly AcceptedFinding[];
  /** What the contract does not know; empty unless asked for. */
  readonly drift: readonly Drift[];
}

/** Counts of findings that grow. */
export interface FindingCounts {
  readonly findings: Record<Severity, number>;
  readonly findingsByRule: Record<string, number>;
}

/** The counts before anything was found. */
export function noFindingsYet(): FindingCounts {
  return { findings: { error: 0, warning: 0, note: 0 }, findingsByRule: {} };
}

/** Counts one finding by its severity and its rule. */
export function countFinding({ findings, findingsByRule }: FindingCounts, { severity, rule }: Finding): void {
  findings[severity]++;
  findingsByRule[rule] = (findingsByRule[rule] ?? 0) + 1;
}

/** Counts findings by severity and by rule. */
export function countFindings(found: Iterable<Finding>): Pick<Summary, "findings" | "findingsByRule"> {
  const counts = noFindingsYet();
  for (const finding of found) countFinding(counts, finding);
  return counts;
}
