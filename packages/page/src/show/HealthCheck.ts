import { createChecker, rules, type Checker, type Finding } from "@shipslog/check";
import type { CompanionEntry, Dialect, Entry } from "@shipslog/contract";

/**
 * The check behind Health. It applies the rules that read single kinds to all lines. Comparing the other kinds with real journals
 * takes longer than those rules, and its declarations are large, so that is left to some lines and loaded with the first of them.
 */
export class HealthCheck {
  readonly #dialect: Dialect;
  readonly #isCompared: (file: string) => boolean;
  readonly #rules: Checker;
  #comparison: Checker | undefined;

  /** `isCompared` says whether the lines of a journal are compared with real ones. */
  constructor(dialect: Dialect, isCompared: (file: string) => boolean) {
    this.#dialect = dialect;
    this.#isCompared = isCompared;
    this.#rules = createChecker({ dialect });
  }

  /** Whether a line is to be compared and nothing is loaded for that yet. */
  needsComparison(entry: Entry | CompanionEntry): boolean {
    return this.#comparison === undefined && this.#comparesLine(entry);
  }

  /** Loads what lines are compared with. */
  async loadComparison(): Promise<void> {
    const { observedDeclarations } = await import("@shipslog/contract/observed/declarations");
    this.#comparison = createChecker({
      dialect: this.#dialect,
      observed: observedDeclarations,
      rules: comparisonOnly(this.#dialect),
    });
  }

  /** Checks an entry; call `loadComparison` before if it needs that. */
  push(entry: Entry | CompanionEntry): readonly Finding[] {
    const found = this.#rules.push(entry);
    if (!this.#comparesLine(entry)) return found;
    const differences = this.#comparison?.push(entry) ?? [];
    return differences.length === 0 ? found : [...found, ...differences];
  }

  #comparesLine(entry: Entry | CompanionEntry): boolean {
    return this.#dialect === "live" && entry.type !== "companion" && this.#isCompared(entry.position.file);
  }
}

/** Rule settings that leave only the comparison with observed kinds. */
function comparisonOnly(dialect: Dialect) {
  const kept = rules.flatMap(({ id, observed, severity }) =>
    observed === undefined ? [] : ([[id, severity[dialect] ?? "off"]] as const),
  );
  return { "spec/*": "off", "game/*": "off", ...Object.fromEntries(kept) } as const;
}
