import type { CompanionEntry, Dialect, Entry, Severity } from "@shipslog/contract";
import type { Finding } from "../findings/Finding.ts";
import { createFinding } from "../findings/createFinding.ts";
import type { RuleVerdicts, Rule, RuleRun, RuleVerdict } from "../rules/Rule.ts";

/** Is told of every verdict; for proofs that want to know where a rule decides. */
export type OnVerdict = (rule: string, entry: Entry | CompanionEntry, verdict: RuleVerdict) => void;

/** A rule at work: its state machine, and the count of its verdicts. */
export class RunningRule {
  readonly rule: Rule;
  readonly severity: Severity;
  readonly #dialect: Dialect;
  readonly #onVerdict: OnVerdict | undefined;
  run: RuleRun;
  readonly counts = { held: 0, broken: 0, undecided: 0 };

  constructor(rule: Rule, severity: Severity, dialect: Dialect, onVerdict: OnVerdict | undefined) {
    this.rule = rule;
    this.severity = severity;
    this.#dialect = dialect;
    this.#onVerdict = onVerdict;
    this.run = this.#start();
  }

  /** Begins anew, because evidence may have been lost; the counts stay. */
  restart(): void {
    this.run = this.#start();
  }

  /** Counts an answer to an entry and adds what is wrong to the findings. */
  record(answer: RuleVerdicts, entry: Entry | CompanionEntry, findings: Finding[]): void {
    if (answer === undefined) return;
    // Almost every answer.
    if (answer === "holds" && this.#onVerdict === undefined) {
      this.counts.held++;
      return;
    }
    if (!isList(answer)) this.#takeOne(answer, entry, findings);
    else for (const verdict of answer) this.#takeOne(verdict, entry, findings);
  }

  #takeOne(verdict: RuleVerdict, shown: Entry | CompanionEntry, findings: Finding[]): void {
    if (verdict === "holds") this.counts.held++;
    else if (verdict === "undecided") this.counts.undecided++;
    else {
      this.counts.broken++;
      findings.push(createFinding(this.rule, this.severity, verdict, verdict.at ?? shown));
    }
    this.#onVerdict?.(this.rule.id, shown, verdict);
  }

  #start(): RuleRun {
    return this.rule.start?.(this.#dialect) ?? {};
  }
}

function isList(answer: RuleVerdict | readonly RuleVerdict[]): answer is readonly RuleVerdict[] {
  return Array.isArray(answer);
}
