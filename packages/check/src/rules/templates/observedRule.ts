import type { ObservedDifference } from "@shipslog/contract/observed";
import type { Rule } from "../Rule.ts";

/** Creates the rule that reports one sort of difference from the observed kinds; in `spec` such kinds are errors anyway. */
export function observedRule(
  observed: ObservedDifference,
  more: Pick<Rule, "id" | "title" | "why" | "evidence" | "passes" | "fails" | "mutations"> & {
    readonly live: "warning" | "note";
    /** What the specification leaves open about it. */
    readonly game: string;
  },
): Rule {
  const { live, game, ...rest } = more;
  return {
    ...rest,
    group: "event",
    observed,
    basis: { game },
    severity: { live },
    restsOn: "Real journals, counted in docs/observed.md",
  };
}
