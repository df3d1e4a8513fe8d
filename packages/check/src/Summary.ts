import { severities, type Severity } from "@shipslog/contract";
import type { AcceptedFinding } from "./Baseline.ts";
import type { Drift } from "./drift/Drift.ts";
import type { Finding } from "./Finding.ts";

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

/** Counts findings by severity and by rule. */
export function countFindings(findings: Iterable<Finding>): Pick<Summary, "findings" | "findingsByRule"> {
  const bySeverity = Object.fromEntries(severities.map((severity) => [severity, 0])) as Record<Severity, number>;
  const byRule: Record<string, number> = {};
  for (const { severity, rule } of findings) {
    bySeverity[severity]++;
    byRule[rule] = (byRule[rule] ?? 0) + 1;
  }
  return { findings: bySeverity, findingsByRule: byRule };
}
