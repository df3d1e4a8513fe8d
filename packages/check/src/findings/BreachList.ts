import type { Severity } from "@shipslog/contract";
import type { Checkable } from "../declare/Checkable.ts";
import type { Finding } from "./Finding.ts";
import type { Rule } from "../declare/Rule.ts";
import { createFindings, type FoundBreach } from "./createFinding.ts";

/** The most findings of one rule that are listed for one line or companion file; one more stands for the rest. */
const maxListed = 100;

/** How many breaches of a rule an entry has, and those that are not listed. */
interface RuleTally {
  found: number;
  readonly omitted: Map<Severity, number>;
}

const noFindings: readonly Finding[] = [];

/** Collects the breaches of an entry, so that their findings are created together and a hostile line costs no more. */
export class BreachList {
  readonly #listed: FoundBreach[] = [];
  readonly #tallies = new Map<Checkable, Map<Rule, RuleTally>>();

  /** Adds a breach; beyond `maxListed` of a rule in an entry it is only counted. */
  add(found: FoundBreach): void {
    const tally = this.#tallyOf(found);
    if (tally.found++ < maxListed) this.#listed.push(found);
    else tally.omitted.set(found.severity, (tally.omitted.get(found.severity) ?? 0) + 1);
  }

  /** Returns the findings of all breaches so far and forgets them. */
  take(): readonly Finding[] {
    if (this.#listed.length === 0) return noFindings;
    const findings = createFindings([...this.#listed, ...this.#omitted()]);
    this.#listed.length = 0;
    this.#tallies.clear();
    return findings;
  }

  #tallyOf({ entry, rule }: FoundBreach): RuleTally {
    const tallies = this.#tallies.get(entry) ?? new Map<Rule, RuleTally>();
    const tally = tallies.get(rule) ?? { found: 0, omitted: new Map<Severity, number>() };
    this.#tallies.set(entry, tallies.set(rule, tally));
    return tally;
  }

  /** For each rule, severity and entry, one breach that stands for those that are not listed. */
  *#omitted(): Iterable<FoundBreach> {
    for (const [entry, tallies] of this.#tallies) {
      for (const [rule, { omitted }] of tallies) {
        for (const [severity, count] of omitted) {
          yield {
            rule,
            severity,
            entry,
            count,
            breach: { expected: "", received: "", message: messageOf(count, entry) },
          };
        }
      }
    }
  }
}

function messageOf(count: number, { type }: Checkable): string {
  const place = type === "companion" ? "in this file" : "on this line";
  const [noun, verb] = count === 1 ? ["finding", "is"] : ["findings", "are"];
  return `${count} more ${noun} of this rule ${place} ${verb} counted but not listed.`;
}
