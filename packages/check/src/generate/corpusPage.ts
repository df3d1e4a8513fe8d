import type { CorpusProof } from "./CorpusProof.ts";
import { corpusExplanations, knownErrors } from "./corpusExplanations.ts";

const figures = new Intl.NumberFormat("en");

/** The page with the findings in real journals and their reasons. */
export function corpusPage(proof: CorpusProof | undefined): string {
  const head = ["# Findings in real journals", ""];
  if (proof === undefined) return [...head, "Figures are missing; run `npm run proof check-corpus`.", ""].join("\n");
  const warnings = Object.values(proof.warnings).reduce((sum, count) => sum + count, 0);
  return [
    ...head,
    `${figures.format(proof.lines)} lines of ${figures.format(proof.files)} files, ${figures.format(proof.events)} of them events of the sixteen kinds, in`,
    `dialect \`live\` ([proof](proof/check-corpus.json)): ${proof.errors.length} error, ${warnings} warnings, one for every ${Math.floor(proof.events / Math.max(1, warnings))} events.`,
    "",
    "## Errors and their reasons",
    "",
    "| rule | location | reason |",
    "|---|---|---|",
    ...knownErrors.map(({ rule, file, line, reason }) => `| ${link(rule)} | ${file}, line ${line} | ${reason} |`),
    "",
    ...section("Warnings by rule", proof.warnings),
    ...section("Notes by rule", proof.notes),
  ].join("\n");
}

const link = (rule: string): string => `[${rule}](rules/${rule}.md)`;

function section(title: string, counts: Readonly<Record<string, number>>): readonly string[] {
  const rows = Object.entries(counts)
    .toSorted(([, one], [, other]) => other - one)
    .map(([rule, count]) => `| ${link(rule)} | ${count} | ${corpusExplanations[rule] ?? ""} |`);
  return [`## ${title}`, "", "| rule | findings | reason |", "|---|---:|---|", ...rows, ""];
}
