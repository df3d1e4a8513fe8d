import type { Rule } from "../../declare/Rule.ts";
import { numberIn } from "./readField.ts";

/** Creates the run of a rule that compares the total of a sale with the sum of its parts; `expect` says what the total has to be. */
export function judgeEarnings(
  holds: (total: number, sum: number) => boolean,
  expect: (sum: number) => string,
): NonNullable<Rule["start"]> {
  return () => ({
    onEvent: {
      MultiSellExplorationData: (event) => {
        const base = numberIn(event, "BaseValue");
        const bonus = numberIn(event, "Bonus");
        const total = numberIn(event, "TotalEarnings");
        if (base === undefined || bonus === undefined || total === undefined) return "undecided";
        if (holds(total, base + bonus)) return "holds";
        return { pointer: "/TotalEarnings", expected: expect(base + bonus), received: String(total) };
      },
    },
  });
}
