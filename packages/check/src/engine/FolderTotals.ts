import { BaselineMatcher } from "../baseline/Baseline.ts";
import type { CheckOptions } from "../configuration/CheckOptions.ts";
import { mergeDrift } from "../drift/Drift.ts";
import type { Finding } from "../findings/Finding.ts";
import { createFinding } from "../findings/createFinding.ts";
import { Overrides } from "../configuration/RuleOverride.ts";
import { rules } from "../rules/rules.ts";
import type { SessionResult } from "./SessionPass.ts";
import { addTimings } from "./Timings.ts";
import { countFinding, noFindingsYet, type RuleCount, type Summary } from "./Summary.ts";

/** The suffix of the rule ids under which the summary counts comparisons between sessions. */
const betweenSessions = " (between sessions)";

type MutableCount = { -readonly [Name in keyof RuleCount]: number };

const noCounts = (): MutableCount => ({ held: 0, broken: 0, undecided: 0 });

/** The totals of folders, and the numbers that each session carries to the next one of its folder. */
export class FolderTotals {
  readonly #baseline: BaselineMatcher;
  /** Last values by rule and key. */
  readonly #carried = new Map<string, Map<string, { readonly last: number; readonly shown: string }>>();
  readonly #counts = { files: 0, entries: 0, events: 0, accepted: 0 };
  readonly #rules: Record<string, MutableCount> = {};
  readonly #found = noFindingsYet();
  #drift: Summary["drift"] = [];
  #timings: Summary["timings"];
  #pathOf: ((file: string) => string) | undefined;

  readonly #overrides: Overrides;

  constructor(options: Pick<CheckOptions, "baseline" | "rules" | "overrides">) {
    this.#baseline = new BaselineMatcher(options.baseline);
    this.#overrides = new Overrides(options, rules);
  }

  /** Begins another folder: its sessions are not compared with those of the folders before. */
  beginFolder(pathOf?: (file: string) => string): void {
    this.#carried.clear();
    this.#pathOf = pathOf;
  }

  /** Counts findings and returns those that the baseline does not accept. */
  take(findings: readonly Finding[]): readonly Finding[] {
    if (findings.length === 0) return findings;
    const kept = findings
      .flatMap((finding) => this.#overrides.apply(this.#withPath(finding)) ?? [])
      .filter((finding) => {
        const isAccepted = this.#baseline.accepts(finding);
        if (isAccepted) this.#counts.accepted += finding.count ?? 1;
        else countFinding(this.#found, finding);
        return !isAccepted;
      });
    return kept;
  }

  /** Adds the next session and returns the findings between sessions; the session's own findings are not counted again. */
  add(session: SessionResult): readonly Finding[] {
    this.#counts.files += session.files.length;
    this.#counts.entries += session.entries;
    this.#counts.events += session.events;
    for (const [id, count] of Object.entries(session.rules)) addCounts((this.#rules[id] ??= noCounts()), count);
    this.#drift = mergeDrift([this.#drift, session.drift]);
    this.#timings = addTimings(this.#timings, session.timings);
    return this.take(this.#judgeCarried(session));
  }

  /** The totals so far. */
  summary(): Summary {
    const unusedBaseline = this.#baseline.unused();
    const findings = { ...this.#found.findings };
    const findingsByRule = { ...this.#found.findingsByRule };
    const countsByRule = Object.fromEntries(Object.entries(this.#rules).map(([id, counts]) => [id, { ...counts }]));
    return {
      ...this.#counts,
      findings,
      findingsByRule,
      rules: countsByRule,
      unusedBaseline,
      drift: this.#drift,
      ...(this.#timings !== undefined && { timings: this.#timings }),
    };
  }

  #withPath(finding: Finding): Finding {
    const file = finding.position?.file ?? finding.companion?.file;
    return this.#pathOf === undefined || file === undefined ? finding : { ...finding, path: this.#pathOf(file) };
  }

  #judgeCarried({ carried }: SessionResult): readonly Finding[] {
    const findings: Finding[] = [];
    for (const { rule: id, severity, key, first, last, lastShown, breach, entry } of carried) {
      const own = this.#carried.get(id) ?? new Map<string, { readonly last: number; readonly shown: string }>();
      const before = own.get(key);
      this.#carried.set(id, own.set(key, { last, shown: lastShown }));
      if (before === undefined) continue;
      const isBroken = first < before.last;
      const counts = (this.#rules[`${id}${betweenSessions}`] ??= noCounts());
      counts[isBroken ? "broken" : "held"]++;
      const rule = isBroken ? rules.find((each) => each.id === id) : undefined;
      if (rule === undefined) continue;
      const expected = `${breach.expected} ${before.shown}`;
      findings.push(createFinding({ rule, severity, breach: { ...breach, expected }, entry }));
    }
    return findings;
  }
}

function addCounts(total: MutableCount, { held, broken, undecided }: RuleCount): void {
  total.held += held;
  total.broken += broken;
  total.undecided += undecided;
}
