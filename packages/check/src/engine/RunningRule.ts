import type { Dialect, Severity } from "@shipslog/contract";
import type { Checkable } from "../declare/Checkable.ts";
import type { BreachList } from "../findings/BreachList.ts";
import type { SessionState } from "../state/SessionState.ts";
import { timedRun } from "./Timings.ts";
import type { RuleVerdicts, Rule, RuleRun, RuleVerdict } from "../declare/Rule.ts";
import { severityInGame } from "./severityInGame.ts";

/** Receives every verdict; tests use it to find where a rule decides. */
export type OnVerdict = (rule: string, entry: Checkable, verdict: RuleVerdict) => void;

/** A rule and the severity of its findings. */
interface Judging {
  readonly rule: Rule;
  readonly severity: Severity;
}

/** Who wants to know more than findings. */
interface Watching {
  readonly onVerdict: OnVerdict | undefined;
  readonly timer: (() => number) | undefined;
}

/** A rule during a check: its state machine and the count of its verdicts. */
export class RunningRule {
  readonly rule: Rule;
  readonly severity: Severity;
  readonly #dialect: Dialect;
  readonly #session: SessionState;
  readonly #onVerdict: OnVerdict | undefined;
  readonly #timer: (() => number) | undefined;
  /** The time of its handlers, as far as it is measured. */
  spentMs = 0;
  #run: RuleRun | undefined;
  readonly counts = { held: 0, broken: 0, undecided: 0 };

  constructor({ rule, severity }: Judging, dialect: Dialect, session: SessionState, watching: Watching) {
    this.rule = rule;
    this.severity = severity;
    this.#dialect = dialect;
    this.#session = session;
    this.#onVerdict = watching.onVerdict;
    this.#timer = watching.timer;
  }

  /** Its state machine, which starts when it is first needed: most rules meet nothing in most sessions. */
  get run(): RuleRun {
    return (this.#run ??= this.#start());
  }

  #start(): RuleRun {
    const run = this.rule.start?.(this.#dialect, this.#session) ?? {};
    return this.#timer === undefined ? run : timedRun(run, this.#timer, (ms) => void (this.spentMs += ms));
  }

  /** Resets the state, because evidence may be lost; the counts stay. */
  restart(): void {
    this.#run = undefined;
  }

  /** Counts the verdicts on an entry and adds each breach to the list. */
  record(verdicts: RuleVerdicts, entry: Checkable, breaches: BreachList): void {
    if (verdicts === undefined) return;
    // The fast path for almost every entry.
    if (verdicts === "holds" && this.#onVerdict === undefined) {
      this.counts.held++;
      return;
    }
    if (!isList(verdicts)) this.#recordOne(verdicts, entry, breaches);
    else for (const verdict of verdicts) this.#recordOne(verdict, entry, breaches);
  }

  #recordOne(verdict: RuleVerdict, entry: Checkable, breaches: BreachList): void {
    if (verdict === "holds") this.counts.held++;
    else if (verdict === "undecided") this.counts.undecided++;
    else {
      this.counts.broken++;
      const severity = severityInGame(this, this.#dialect, this.#session.game);
      breaches.add({ rule: this.rule, severity, breach: verdict, entry: verdict.at ?? entry });
    }
    this.#onVerdict?.(this.rule.id, entry, verdict);
  }
}

function isList(verdicts: RuleVerdict | readonly RuleVerdict[]): verdicts is readonly RuleVerdict[] {
  return Array.isArray(verdicts);
}
