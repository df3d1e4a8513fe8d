import type { CorpusProof, JudgedFinding, RuleMargin } from "./CorpusProof.ts";
import { corpusExplanations } from "./corpusExplanations.ts";
import { corpusVerdicts, formerWarnings } from "./corpusVerdicts.ts";

const figures = new Intl.NumberFormat("en");
const link = (rule: string): string => `[${rule}](rules/${rule}.md)`;

/** The page with the findings in real journals, the verdict on each error and warning, and the reasons. */
export function corpusPage(proof: CorpusProof | undefined): string {
  const head = ["# Findings in real journals", ""];
  if (proof === undefined) return [...head, "Figures are missing; run `npm run proof check-corpus`.", ""].join("\n");
  const { judged, precision } = proof;
  const trueCount = judged.filter(({ isTrue }) => isTrue === true).length;
  return [
    ...head,
    `${figures.format(proof.lines)} lines of ${figures.format(proof.files)} files, ${figures.format(proof.events)} of them events of the sixteen kinds, in`,
    `dialect \`live\` ([proof](proof/check-corpus.json)): ${judged.length} errors and warnings, ${trueCount} of them true (${(100 * precision).toFixed(0)} %).`,
    "A finding is true if the journal has the defect it names. Each verdict comes from a reading of the lines around it.",
    "",
    "## Errors and warnings by rule",
    "",
    "| rule | severity | findings | true | false |",
    "|---|---|---:|---:|---:|",
    ...ruleRows(judged),
    "",
    "## The verdict on each",
    "",
    "| rule | location | verdict | reason |",
    "|---|---|---|---|",
    ...judged.map(verdictRow),
    "",
    "## Normal play that is no longer reported",
    "",
    "| rule | former warnings | reason |",
    "|---|---:|---|",
    ...formerWarnings.map(({ rule, count, reason }) => `| ${link(rule)} | ${count} | ${reason} |`),
    "",
    "## How near real data comes to the limits",
    "",
    "| rule | compared | limit | largest within it | beyond it |",
    "|---|---:|---:|---:|---:|",
    ...proof.margins.map(marginRow),
    "",
    "## Notes by rule",
    "",
    "| rule | findings | reason |",
    "|---|---:|---|",
    ...Object.entries(proof.notes)
      .toSorted(([, one], [, other]) => other - one)
      .map(([rule, count]) => `| ${link(rule)} | ${count} | ${corpusExplanations[rule] ?? ""} |`),
    "",
  ].join("\n");
}

function ruleRows(judged: readonly JudgedFinding[]): readonly string[] {
  const byRule = Map.groupBy(judged, ({ rule, severity }) => `${link(rule)} | ${severity}`);
  return [...byRule]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([rule, findings]) => {
      const trueCount = findings.filter(({ isTrue }) => isTrue === true).length;
      return `| ${rule} | ${findings.length} | ${trueCount} | ${findings.length - trueCount} |`;
    });
}

function marginRow({ rule, what, limit, compared, largest, beyond }: RuleMargin): string {
  const shown = largest === 0 ? "0" : largest.toPrecision(2);
  return `| ${rule}: ${what} | ${figures.format(compared)} | ${limit} | ${shown} | ${beyond} |`;
}

function verdictRow({ rule, file, line, isTrue }: JudgedFinding): string {
  const verdict = corpusVerdicts.find((each) => each.rule === rule && each.file === file && each.line === line);
  const word = isTrue === undefined ? "not read" : isTrue ? "true" : "false";
  return `| ${link(rule)} | ${file}, line ${line} | ${word} | ${verdict?.reason ?? ""} |`;
}
