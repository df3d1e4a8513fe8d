import { survivorReasons } from "./explanations.ts";
import type { Mutant, MutationReport } from "./MutationReport.ts";

const detected: readonly Mutant["status"][] = ["Killed", "Timeout"];
const undetected: readonly Mutant["status"][] = ["Survived", "NoCoverage"];

/** A mutant that no test noticed, with the code it changed. */
interface Survivor {
  readonly file: string;
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

/** Writes the page about the mutants of the contract: the score of each file, and every survivor with its reason. */
export function mutantsPage({ files }: MutationReport): string {
  const rows = Object.entries(files)
    .toSorted(byPath)
    .map(([path, { mutants }]) => ({ path: shorten(path), ...count(mutants) }));
  const total = count(Object.values(files).flatMap(({ mutants }) => mutants));
  const survivors = Object.entries(files)
    .toSorted(byPath)
    .flatMap(([path, file]) => survivorsOf(shorten(path), file));
  return `# Mutants

\`npm run mutants\` makes every small change to the contract that Stryker knows, one at a time, and runs the
tests of the contract alone. A change that no test notices is a surviving mutant. Code that runs once when a module is loaded is left
out: each of its mutants would need a process of its own.

**${percent(total)} of ${total.detected + total.undetected} mutants were noticed.**

| file | mutants | noticed |
|---|---|---|
${rows.map((row) => `| ${row.path} | ${row.detected + row.undetected} | ${percent(row)} |`).join("\n")}

## Survivors

${survivors.map(survivorText).join("\n")}
`;
}

const byPath = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => (one < other ? -1 : 1);

const shorten = (path: string) => path.replace("packages/contract/src/", "");

interface Count {
  readonly detected: number;
  readonly undetected: number;
}

function count(mutants: readonly Mutant[]): Count {
  return {
    detected: mutants.filter(({ status }) => detected.includes(status)).length,
    undetected: mutants.filter(({ status }) => undetected.includes(status)).length,
  };
}

function percent({ detected: noticed, undetected: missed }: Count): string {
  return noticed + missed === 0 ? "-" : `${((noticed / (noticed + missed)) * 100).toFixed(1)} %`;
}

function survivorsOf(file: string, { source, mutants }: MutationReport["files"][string]): readonly Survivor[] {
  const lines = source.split("\n");
  return mutants
    .filter(({ status }) => undetected.includes(status))
    .map(({ location: { start, end }, replacement = "" }) => {
      const until = start.line === end.line ? end.column - 1 : undefined;
      const before = (lines[start.line - 1] ?? "").slice(start.column - 1, until);
      return { file, line: start.line, before, after: replacement.split("\n")[0] ?? "" };
    });
}

function survivorText({ file, line, before, after }: Survivor): string {
  const why = survivorReasons[`${file}: ${before}`] ?? survivorReasons[file] ?? "A test is missing.";
  return `- ${file}, line ${line}: \`${before}\` as \`${after}\`. ${why}`;
}
