import { issueCodes, type IssueCode } from "@shipslog/contract";
import type { Rule } from "../Rule.ts";

/** Makes the rule that passes on one code of the contract's issues; `live` keeps the contract's softer severity for known deviations. */
export function contractRule(
  issue: IssueCode,
  more: Pick<Rule, "why" | "restsOn" | "passes" | "fails" | "mutations"> & Partial<Pick<Rule, "severity" | "evidence">>,
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
