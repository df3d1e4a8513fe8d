import { issueCodes, type IssueCode } from "@shipslog/contract";
import type { Rule } from "../Rule.ts";

/** Creates the rule that reports one issue code of the contract; in `live`, known deviations keep the softer severity of the contract. */
export function contractRule(
  issue: IssueCode,
  more: Pick<Rule, "basis" | "why" | "restsOn" | "passes" | "fails" | "mutations"> &
    Partial<Pick<Rule, "severity" | "evidence">>,
): Rule {
  const { severity, meaning } = issueCodes[issue];
  return {
    id: issue,
    group: "event",
    issue,
    severity: { spec: severity, live: severity },
    title: meaning,
    evidence: "The event alone.",
    ...more,
  };
}
