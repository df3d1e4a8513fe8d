import type { RuleRun } from "../declare/Rule.ts";

/** Where the time of a check went, in milliseconds; threads are added up. */
export interface Timings {
  /**
   * By phase: `read` waits for entries, `lines` judges text, parses, and compares with the contract and the declarations, and `rules` is the sum
   * of the rules that keep state.
   */
  readonly phases: Readonly<Record<string, number>>;
  /** By rule, of those that keep state; the others are judged with the lines. */
  readonly rules: Readonly<Record<string, number>>;
}

/** Adds timings up. */
export function addTimings(one: Timings | undefined, other: Timings | undefined): Timings | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return { phases: sumByName(one.phases, other.phases), rules: sumByName(one.rules, other.rules) };
}

function sumByName(one: Timings["rules"], other: Timings["rules"]): Timings["rules"] {
  const sums: Record<string, number> = { ...one };
  for (const [name, ms] of Object.entries(other)) sums[name] = (sums[name] ?? 0) + ms;
  return sums;
}

/** The run of a rule with every handler measured. */
export function timedRun(run: RuleRun, timer: () => number, spend: (ms: number) => void): RuleRun {
  const timed = (handler: unknown): unknown => {
    if (typeof handler === "object" && handler !== null) {
      return Object.fromEntries(Object.entries(handler).map(([key, inner]) => [key, timed(inner)]));
    }
    if (typeof handler !== "function") return handler;
    const measured = (...given: readonly unknown[]): unknown => {
      const startMs = timer();
      try {
        return Reflect.apply(handler, undefined, given) as unknown;
      } finally {
        spend(timer() - startMs);
      }
    };
    // The number of its parameters says whether a handler reads the event.
    return Object.defineProperty(measured, "length", { value: handler.length });
  };
  return timed(run) as RuleRun;
}
