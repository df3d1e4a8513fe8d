import type { CorpusProof } from "./CorpusProof.ts";
import { corpusExplanations, knownErrors } from "./corpusExplanations.ts";

const figures = new Intl.NumberFormat("en");

/** The page of what the check finds in real journals, and why each of it is there. */
export function corpusPage(proof: CorpusProof | undefined): string {
  const head = ["# What the check finds in real journals", ""];
  if (proof === undefined) return [...head, "Figures are missing: run `npm run proof check-corpus`.", ""].join("\n");
  const warnings = Object.values(proof.warnings).reduce((sum, count) => sum + count, 0);
  return [
    ...head,
    `${figures.format(proof.lines)} lines of ${figures.format(proof.files)} files, ${figures.format(proof.events)} of them events of the sixteen kinds, in`,
    `dialect \`live\` ([proof](proof/check-corpus.json)): ${proof.errors.length} error, ${warnings} warnings, one for every ${Math.floor(proof.events / Math.max(1, warnings))} events.`,
    "",
    "## Errors, each with its reason",
    "",
    "| rule | where | reason |",
    "|---|---|---|",
    ...knownErrors.map(({ rule, file, line, reason }) => `| ${link(rule)} | ${file}, line ${line} | ${reason} |`),
    "",
    ...section("Warnings, by class", proof.warnings),
    ...section("Notes, by class", proof.notes),
  ].join("\n");
}

const link = (rule: string): string => `[${rule}](rules/${rule}.md)`;

function section(title: string, counts: Readonly<Record<string, number>>): readonly string[] {
  const rows = Object.entries(counts)
    .toSorted(([, one], [, other]) => other - one)
    .map(([rule, count]) => `| ${link(rule)} | ${count} | ${corpusExplanations[rule] ?? ""} |`);
  return [`## ${title}`, "", "| rule | findings | why |", "|---|---:|---|", ...rows, ""];
}
