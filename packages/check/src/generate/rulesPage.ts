import type { Rule, RuleGroup } from "../rules/Rule.ts";
import type { CorpusProof } from "./CorpusProof.ts";
import { holdText } from "./rulePage.ts";

const groups: Readonly<Record<RuleGroup, string>> = {
  event: "Event: the contract",
  line: "Line and file",
  session: "Session",
  status: "Status and other companion files",
};

/** The list of all rules. */
export function rulesPage(rules: readonly Rule[], proof: CorpusProof | undefined): string {
  const sections = Object.entries(groups).flatMap(([group, title]) => [
    `## ${title}`,
    "",
    "| rule | defect | spec | live | holds in real journals |",
    "|---|---|---|---|---|",
    ...rules.filter((rule) => rule.group === group).map((rule) => row(rule, proof)),
    "",
  ]);
  return [
    "# Rules",
    "",
    "Generated from `packages/check/src/rules`, one file per rule. A rule without enough data reports nothing and counts as",
    "undecided. The severity of a session rule depends on how often it holds in real journals ([findings there](../corpus-findings.md)).",
    "",
    ...sections,
  ].join("\n");
}

function row({ id, title, severity }: Rule, proof: CorpusProof | undefined): string {
  const own = proof?.rules[id];
  const holds = own === undefined || own.held + own.broken === 0 ? "" : holdText(own);
  return `| [${id}](${id}.md) | ${title} | ${severity.spec ?? ""} | ${severity.live ?? ""} | ${holds} |`;
}
