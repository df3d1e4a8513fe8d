import { BaselineMatcher } from "../configuration/Baseline.ts";
import type { CheckOptions } from "../configuration/CheckOptions.ts";
import { mergeDrift } from "../drift/Drift.ts";
import type { Finding } from "../findings/Finding.ts";
import { createFinding } from "../findings/createFinding.ts";
import { rules } from "../rules/rules.ts";
import type { SessionResult } from "./SessionResult.ts";
import { countFinding, noFindingsYet, type RuleCount, type Summary } from "./Summary.ts";

/** Ends the id under which the summary counts what a rule said between sessions. */
export const betweenSessions = " (between sessions)";

/** Counts that grow. */
type Answers = { -readonly [Name in keyof RuleCount]: number };

const noAnswers = (): Answers => ({ held: 0, broken: 0, undecided: 0 });

/** All that is kept of a folder: sums, and what each session hands on to the next. */
export class FolderTotals {
  readonly #acceptance: BaselineMatcher;
  /** By rule and key. */
  readonly #carried = new Map<string, Map<string, { readonly last: number; readonly shown: string }>>();
  readonly #counts = { files: 0, entries: 0, events: 0, accepted: 0 };
  readonly #rules: Record<string, Answers> = {};
  readonly #found = noFindingsYet();
  #drift: Summary["drift"] = [];

  constructor({ baseline }: CheckOptions) {
    this.#acceptance = new BaselineMatcher(baseline);
  }

  /** Takes findings to report: those the baseline accepts are left out, the others counted. */
  take(findings: readonly Finding[]): readonly Finding[] {
    if (findings.length === 0) return findings;
    const kept = findings.filter((finding) => !this.#acceptance.accepts(finding));
    this.#counts.accepted += findings.length - kept.length;
    for (const finding of kept) countFinding(this.#found, finding);
    return kept;
  }

  /** Adds a session behind the others and gives what is wrong between them; its own findings are not taken again. */
  add(session: SessionResult): readonly Finding[] {
    this.#counts.files += session.files.length;
    this.#counts.entries += session.entries;
    this.#counts.events += session.events;
    for (const [id, count] of Object.entries(session.rules)) addCounts((this.#rules[id] ??= noAnswers()), count);
    this.#drift = mergeDrift([this.#drift, session.drift]);
    return this.take(this.#judgeCarried(session));
  }

  /** What the check came to so far. */
  summary(): Summary {
    const unusedBaseline = this.#acceptance.unused();
    const findings = { ...this.#found.findings };
    const findingsByRule = { ...this.#found.findingsByRule };
    const answersByRule = Object.fromEntries(Object.entries(this.#rules).map(([id, answers]) => [id, { ...answers }]));
    return {
      ...this.#counts,
      findings,
      findingsByRule,
      rules: answersByRule,
      unusedBaseline,
      drift: this.#drift,
    };
  }

  #judgeCarried({ carried }: SessionResult): readonly Finding[] {
    const fallen: Finding[] = [];
    for (const { rule: id, severity, key, first, last, lastShown, breach, entry } of carried) {
      const own = this.#carried.get(id) ?? new Map<string, { readonly last: number; readonly shown: string }>();
      const before = own.get(key);
      this.#carried.set(id, own.set(key, { last, shown: lastShown }));
      if (before === undefined) continue;
      const isBroken = first < before.last;
      const counts = (this.#rules[`${id}${betweenSessions}`] ??= noAnswers());
      counts[isBroken ? "broken" : "held"]++;
      const rule = isBroken ? rules.find((each) => each.id === id) : undefined;
      if (rule === undefined) continue;
      fallen.push(createFinding(rule, severity, { ...breach, expected: `${breach.expected} ${before.shown}` }, entry));
    }
    return fallen;
  }
}

function addCounts(total: Answers, { held, broken, undecided }: RuleCount): void {
  total.held += held;
  total.broken += broken;
  total.undecided += undecided;
}
