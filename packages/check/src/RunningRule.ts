import type { CompanionEntry, Dialect, Entry, Severity } from "@shipslog/contract";
import type { Finding } from "./Finding.ts";
import { findingOf } from "./findingOf.ts";
import type { Breach, Rule, RuleRun, Verdicts } from "./Rule.ts";

/** What a running rule takes from the session it runs in. */
export interface Bench {
  /** The entry that is being looked at. */
  current: Entry | CompanionEntry | undefined;
  readonly findings: Finding[];
  /** Is told of every answer; for proofs that want to know where a rule decides. */
  readonly onVerdict?: ((rule: string, entry: Entry | CompanionEntry, held: boolean) => void) | undefined;
}

/** A rule at work: its state machine, and the count of its answers. */
export class RunningRule implements Verdicts {
  readonly rule: Rule;
  readonly #severity: Severity;
  readonly #dialect: Dialect;
  readonly #bench: Bench;
  run: RuleRun;
  heldCount = 0;
  brokenCount = 0;
  undecidedCount = 0;

  constructor(rule: Rule, severity: Severity, dialect: Dialect, bench: Bench) {
    this.rule = rule;
    this.#severity = severity;
    this.#dialect = dialect;
    this.#bench = bench;
    this.run = this.#start();
  }

  /** Begins anew, because evidence may have been lost; the counts stay. */
  restart(): void {
    this.run = this.#start();
  }

  holds(): void {
    this.heldCount++;
    const { current, onVerdict } = this.#bench;
    if (onVerdict !== undefined && current !== undefined) onVerdict(this.rule.id, current, true);
  }

  undecided(): void {
    this.undecidedCount++;
  }

  broken(breach: Breach, at?: Entry | CompanionEntry): void {
    this.brokenCount++;
    const { current, onVerdict, findings } = this.#bench;
    const entry = at ?? current;
    if (entry === undefined) return;
    findings.push(findingOf(this.rule, this.#severity, breach, entry));
    if (onVerdict !== undefined) onVerdict(this.rule.id, entry, false);
  }

  prepare(breach: Breach, at?: Entry | CompanionEntry): Finding {
    const entry = at ?? this.#bench.current;
    if (entry === undefined) throw new Error("a finding is prepared while an entry is looked at");
    return findingOf(this.rule, this.#severity, breach, entry);
  }

  #start(): RuleRun {
    return this.rule.start?.(this.#dialect) ?? {};
  }
}
