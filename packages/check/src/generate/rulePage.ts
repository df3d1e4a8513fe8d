import type { Statement } from "@shipslog/contract/specification";
import { betweenSessions } from "../engine/FolderTotals.ts";
import type { Rule } from "../rules/Rule.ts";
import type { RuleCount } from "../engine/Summary.ts";
import type { CorpusProof } from "./CorpusProof.ts";
import { corpusExplanations } from "./corpusExplanations.ts";
import { corpusVerdicts } from "./corpusVerdicts.ts";
import { samplesText } from "./samplesText.ts";

const figures = new Intl.NumberFormat("en");

/** How often a rule held, as text. */
export function holdText({ held, broken, undecided }: RuleCount): string {
  const decided = held + broken;
  if (decided === 0) return "never decided";
  const share = broken === 0 ? "always" : `${((100 * held) / decided).toFixed(2)} %`;
  return `${share} (${figures.format(held)} of ${figures.format(decided)}; ${figures.format(undecided)} undecided)`;
}

/** The page of one rule. */
export function rulePage(rule: Rule, proof: CorpusProof | undefined, statements: readonly Statement[]): string {
  const severities = Object.entries(rule.severity).map(([dialect, severity]) => `${severity} in \`${dialect}\``);
  return [
    `# ${rule.id}`,
    "",
    rule.title,
    "",
    `- **Severity**: ${severities.join(", ")}${rule.issue === undefined ? "" : "; in `live` lower for known deviations ([dialects](../dialects.md))"}`,
    `- **Basis**: ${basisText(rule, statements)}`,
    `- **Why**: ${rule.why}`,
    `- **Source**: ${withFactLinks(rule.restsOn)}`,
    `- **Needs**: ${rule.evidence}`,
    ...measuredLines(rule, proof),
    "",
    "Passes:",
    "",
    "```",
    samplesText(rule.passes),
    "```",
    "",
    "Fails:",
    "",
    "```",
    samplesText(rule.fails),
    "```",
    ...mutationLines(rule),
    "",
  ].join("\n");
}

/** Links each fact about real journals, as `F17`, to its row. */
function withFactLinks(text: string): string {
  return text.replaceAll(/\bF\d+\b/g, "[$&](../facts.md#$&)");
}

/** The statements that the rule checks, with the number of field rows, or the knowledge about the game that it rests on. */
function basisText({ id, basis }: Rule, statements: readonly Statement[]): string {
  if ("game" in basis) return `\`game\`, knowledge about the game. ${basis.game}`;
  const links = basis.statements.map((number) => `[${number}](../specification.md#${number})`);
  const rows = statements.filter(({ number, checked }) => checked.includes(id) && !basis.statements.includes(number));
  const fields =
    rows.length === 0 ? "" : `, and the rows of ${rows.length} fields in part [2](../specification.md#2.0)`;
  return `\`spec\`, the statements ${links.join(", ")}${fields} of [the specification](../specification.md).`;
}

function measuredLines({ id }: Rule, proof: CorpusProof | undefined): readonly string[] {
  const own = proof?.rules[id];
  const between = proof?.rules[`${id}${betweenSessions}`];
  const lines = [
    ...(own === undefined ? [] : [`- **Holds in real journals**: ${holdText(own)}`]),
    ...(between === undefined ? [] : [`- **Between sessions**: ${holdText(between)}`]),
  ];
  const verdicts = corpusVerdicts.filter(({ rule }) => rule === id).map(({ reason }) => reason);
  const reasons = [...(corpusExplanations[id] === undefined ? [] : [corpusExplanations[id]]), ...new Set(verdicts)];
  return reasons.length === 0 ? lines : [...lines, `- **Exceptions**: ${reasons.join(" ")}`];
}

function mutationLines({ mutations }: Rule): readonly string[] {
  if (mutations.length === 0) return [];
  return ["", "The mutation proof breaks it in these ways:", "", ...mutations.map(({ what }) => `- ${what}`)];
}
