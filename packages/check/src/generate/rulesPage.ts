import { basisNameOf } from "../rules/RuleBasis.ts";
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
    "| rule | basis | defect | spec | live | holds in real journals |",
    "|---|---|---|---|---|---|",
    ...rules.filter((rule) => rule.group === group).map((rule) => row(rule, proof)),
    "",
  ]);
  return [
    "# Rules",
    "",
    "Generated from `packages/check/src/rules`, one file per rule. A rule without enough data reports nothing and counts as",
    "undecided. The basis is `spec` for rules that check statements of [the specification](../specification.md), and `game` for rules that rest on",
    "knowledge about the game: in dialect `spec` these are at most warnings, and `--only spec` leaves them out. The severity of a session rule depends on how often it holds in real journals ([findings there](../corpus-findings.md)).",
    "",
    ...sections,
  ].join("\n");
}

function row(rule: Rule, proof: CorpusProof | undefined): string {
  const { id, title, severity } = rule;
  const own = proof?.rules[id];
  const holds = own === undefined || own.held + own.broken === 0 ? "" : holdText(own);
  return `| [${id}](${id}.md) | ${basisNameOf(rule)} | ${title} | ${severity.spec ?? ""} | ${severity.live ?? ""} | ${holds} |`;
}
