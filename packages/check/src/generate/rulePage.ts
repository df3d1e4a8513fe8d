import { companionTable } from "@shipslog/contract";
import type { Statement } from "@shipslog/contract/specification";
import type { Rule } from "../declare/Rule.ts";
import { corpusExplanations, corpusVerdicts } from "./corpusVerdicts.ts";
import { samplesText } from "../reports/samplesText.ts";

/** One way in which a test breaks a rule. */
export interface Damage {
  /** The change in a few words. */
  readonly what: string;
}

/** The page of one rule. */
export function rulePage(rule: Rule, statements: readonly Statement[], damages: readonly Damage[]): string {
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
    ...exceptionLines(rule),
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
    ...damageLines(damages),
    "",
    ...fileSections(rule),
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

/** What real journals do nevertheless. */
function exceptionLines({ id }: Rule): readonly string[] {
  const verdicts = corpusVerdicts.filter(({ rule }) => rule === id).map(({ reason }) => reason);
  const reasons = [...(corpusExplanations[id] === undefined ? [] : [corpusExplanations[id]]), ...new Set(verdicts)];
  return reasons.length === 0 ? [] : [`- **Exceptions**: ${reasons.join(" ")}`];
}

/** A section for each companion file that the rule judges: when the game writes it, and what the rule reports. */
function fileSections({ files = [] }: Rule): readonly string[] {
  return files.flatMap(({ file, fails }) => {
    const { tier, written, journal } = companionTable[file];
    const where = tier === "observed" ? " Only `live` judges it: the document does not describe this file." : "";
    return [
      `## ${file}`,
      "",
      `The game writes it ${written}. ${journal}${where} Fails:`,
      "",
      "```",
      samplesText(fails),
      "```",
      "",
    ];
  });
}

function damageLines(damages: readonly Damage[]): readonly string[] {
  if (damages.length === 0) return [];
  return ["", "A test breaks it in these ways:", "", ...damages.map(({ what }) => `- ${what}`)];
}
