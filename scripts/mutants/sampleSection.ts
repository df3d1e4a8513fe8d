import type { CodeMutant } from "./makeMutants.ts";
import { sampleReasons } from "./sampleReasons.ts";

/** What became of a sample of the mutants of a package. */
export interface TriedSample {
  readonly name: string;
  readonly seed: number;
  /** How many mutants there are in all. */
  readonly all: number;
  readonly tried: number;
  readonly survivors: readonly CodeMutant[];
}

const heading = "## Sampled: journal, faults and the rules of check";

/** Puts the section about sampled mutants at the end of the page, in place of an earlier one. */
export function withSamples(page: string, section: string): string {
  return `${[(page.split(heading)[0] ?? "").trimEnd(), section.trimEnd()].filter((part) => part !== "").join("\n\n")}\n`;
}

/** The section about sampled mutants; nothing if the page has none. */
export function samplesOf(page: string): string {
  const at = page.indexOf(heading);
  return at === -1 ? "" : page.slice(at);
}

/** Writes the section about sampled mutants: the share that was noticed, and every survivor with its reason. */
export function sampleSection(samples: readonly TriedSample[]): string {
  const rows = samples.map(({ name, seed, all, tried, survivors }) => {
    const noticed = tried - survivors.length;
    return `| ${name} | ${all} | ${tried} | ${seed} | ${noticed} (${((100 * noticed) / tried).toFixed(1)} %) |`;
  });
  const survivors = samples.flatMap((sample) => sample.survivors.map(survivorLine));
  return `${heading}

\`npm run mutants:sample\` draws some of the small changes to journal, faults and the rules of check (conditions, operators, numbers, truth values, calls left
out), makes one at a time, and runs the tests of that package, then the tests across packages for what those do not notice. The same seed draws
the same sample. Survivors get a test or a reason, so a seed that was used before notices more than a new one would.

| code | mutants | tried | seed | noticed |
|---|---|---|---|---|
${rows.join("\n")}

### Survivors of the samples

${survivors.length === 0 ? "None." : survivors.join("\n")}
`;
}

function survivorLine({ file, line, before, after }: CodeMutant): string {
  const why = sampleReasons[`${file}: ${before} as ${after}`] ?? "A test is missing.";
  const short = before.split("\n")[0] ?? "";
  return `- ${file.replace(/^packages\//, "")}, line ${line}: \`${short}\` as \`${after}\`. ${why}`;
}
