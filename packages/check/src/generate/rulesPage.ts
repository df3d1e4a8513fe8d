import type { Rule, RuleGroup } from "../rules/Rule.ts";
import type { CorpusProof } from "./CorpusProof.ts";
import { holdText } from "./rulePage.ts";

const groups: Readonly<Record<RuleGroup, string>> = {
  event: "The event: what the contract says",
  line: "The line and the file",
  session: "The session",
  status: "Status and the other companion files",
};

/** The list of all rules. */
export function rulesPage(rules: readonly Rule[], proof: CorpusProof | undefined): string {
  const sections = Object.entries(groups).flatMap(([group, title]) => [
    `## ${title}`,
    "",
    "| rule | what | spec | live | holds on real journals |",
    "|---|---|---|---|---|",
    ...rules.filter((rule) => rule.group === group).map((rule) => row(rule, proof)),
    "",
  ]);
  return [
    "# Rules",
    "",
    "Generated from the declarations in `packages/check/src/rules`, one file each. A rule that lacks evidence says nothing and is",
    "counted as undecided. Severities of rules over a session follow from how often they hold on real journals",
    "([what they break there](../corpus-findings.md)).",
    "",
    ...sections,
  ].join("\n");
}

function row({ id, title, severity }: Rule, proof: CorpusProof | undefined): string {
  const own = proof?.rules[id];
  const holds = own === undefined || own.held + own.broken === 0 ? "" : holdText(own);
  return `| [${id}](${id}.md) | ${title} | ${severity.spec ?? ""} | ${severity.live ?? ""} | ${holds} |`;
}
