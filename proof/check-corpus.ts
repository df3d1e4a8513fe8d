import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { createChecker, type Finding } from "@shipslog/check";
import type { Severity } from "@shipslog/contract";
import type { RuleCount } from "../packages/check/src/engine/Summary.ts";
import { corpusExplanations, knownErrors } from "../packages/check/src/generate/corpusExplanations.ts";
import { lineEntry } from "../lab/check/recording.ts";
import { corpusFiles, corpusFolder, type CorpusFile } from "../lab/corpus/corpus.ts";
import type { Proof } from "../lab/proof/Proof.ts";

const allFiles = 975;
/** At most one warning per this many events, or the useful ones are lost in noise. */
const eventsPerWarning = 200;

/** The lines of a file as a reader delivers them: text after the last line end is a line unless it is empty. */
function linesOf({ path }: CorpusFile): readonly string[] {
  const lines = readFileSync(path, "utf8").split("\n");
  return (lines.at(-1) === "" ? lines.slice(0, -1) : lines).map((line) => line.replace(/\r$/, ""));
}

/** Adds one finding to the counts of its severity. */
function count(counts: Record<Severity, Record<string, number>>, { rule, severity }: Finding): void {
  counts[severity][rule] = (counts[severity][rule] ?? 0) + 1;
}

function addRules(total: Record<string, RuleCount>, more: Readonly<Record<string, RuleCount>>): void {
  for (const [id, { held, broken, undecided }] of Object.entries(more)) {
    const before = total[id] ?? { held: 0, broken: 0, undecided: 0 };
    total[id] = {
      held: before.held + held,
      broken: before.broken + broken,
      undecided: before.undecided + undecided,
    };
  }
}

/** Real journals in dialect live: how often each rule holds, and that every finding is explained. */
export const proof: Proof = {
  name: "check-corpus",
  claim:
    "Real journals have no error but the listed ones and fewer than one warning for 200 events, each class explained.",
  fullSize: allFiles,
  reducedSize: 98,
  needs: [corpusFolder],
  run({ size, report }) {
    const folders = Map.groupBy(
      corpusFiles({ everyNthFile: Math.round(allFiles / size) }),
      ({ archive, name }) => `${archive}/${dirname(name)}`,
    );
    const counts: Record<Severity, Record<string, number>> = { error: {}, warning: {}, note: {} };
    const rules: Record<string, RuleCount> = {};
    const errors: { rule: string; file: string; line: number }[] = [];
    let [lines, events, files] = [0, 0, 0];
    for (const inFolder of folders.values()) {
      const checker = createChecker({ dialect: "live" });
      const take = (found: readonly Finding[]): void => {
        for (const finding of found) {
          count(counts, finding);
          const { rule, severity, position } = finding;
          if (severity === "error") errors.push({ rule, file: position?.file ?? "", line: position?.line ?? 0 });
        }
      };
      for (const file of inFolder.toSorted((one, other) => (basename(one.name) < basename(other.name) ? -1 : 1))) {
        let offset = 0;
        for (const [index, text] of linesOf(file).entries()) {
          const entry = lineEntry(text, basename(file.name), index + 1, offset);
          offset += entry.byteLength;
          lines++;
          take(checker.push(entry));
        }
        files++;
      }
      take(checker.end());
      const summary = checker.summary();
      events += summary.events;
      addRules(rules, summary.rules);
    }
    const isKnown = (error: (typeof errors)[number]): boolean =>
      knownErrors.some(({ rule, file, line }) => rule === error.rule && file === error.file && line === error.line);
    const unknownErrors = errors.filter((error) => !isKnown(error));
    const unexplained = [...Object.keys(counts.warning), ...Object.keys(counts.note)].filter(
      (id) => !(id in corpusExplanations),
    );
    const warnings = Object.values(counts.warning).reduce((sum, each) => sum + each, 0);
    report(`${lines} lines, ${events} events of the sixteen kinds in ${files} files`);
    report(`${errors.length} errors, ${unknownErrors.length} of them not listed; ${warnings} warnings`);
    if (unexplained.length > 0) report(`not explained: ${unexplained.join(", ")}`);
    const hasFewWarnings = warnings * eventsPerWarning < events;
    return {
      passed: events > 0 && unknownErrors.length + unexplained.length === 0 && hasFewWarnings,
      result: { lines, events, files, errors, warnings: counts.warning, notes: counts.note, rules },
    };
  },
};
