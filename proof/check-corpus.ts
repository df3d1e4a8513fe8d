import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { createChecker, type Finding } from "@shipslog/check";
import type { Severity } from "@shipslog/contract";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import type { RuleCount } from "../packages/check/src/engine/Summary.ts";
import { corpusExplanations } from "../packages/check/src/generate/corpusExplanations.ts";
import type { JudgedFinding } from "../packages/check/src/generate/CorpusProof.ts";
import { corpusVerdicts } from "../packages/check/src/generate/corpusVerdicts.ts";
import { lineEntry } from "../lab/check/recording.ts";
import { corpusFiles, corpusFolder, type CorpusFile } from "../lab/corpus/corpus.ts";
import type { Proof } from "../lab/proof/Proof.ts";
import { Margins } from "./check/Margins.ts";

const allFiles = 975;
/** The least share of true errors and warnings: a tool that often warns of nothing is ignored. */
const leastPrecision = 0.9;

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

/** Looks up the verdict on an error or warning; undefined when nobody has read the lines around it. */
function judge({ rule, severity, position }: Finding): JudgedFinding {
  const [file, line] = [position?.file ?? "", position?.line ?? 0];
  const known = corpusVerdicts.find((each) => each.rule === rule && each.file === file && each.line === line);
  return { rule, severity, file, line, ...(known === undefined ? {} : { isTrue: known.isTrue }) };
}

/** Real journals in dialect live: how often each rule holds, and how many errors and warnings are true. */
export const proof: Proof = {
  name: "check-corpus",
  claim:
    "Of the errors and warnings on real journals at least nine in ten are true, by a reading of the lines around each; each class of notes is explained.",
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
    const judged: JudgedFinding[] = [];
    const margins = new Margins();
    let [lines, events, files] = [0, 0, 0];
    for (const inFolder of folders.values()) {
      const checker = createChecker({ dialect: "live", observed: observedDeclarations });
      const take = (found: readonly Finding[]): void => {
        for (const finding of found) {
          count(counts, finding);
          if (finding.severity !== "note") judged.push(judge(finding));
        }
      };
      for (const file of inFolder.toSorted((one, other) => (basename(one.name) < basename(other.name) ? -1 : 1))) {
        let offset = 0;
        margins.begin();
        for (const [index, text] of linesOf(file).entries()) {
          const entry = lineEntry(text, basename(file.name), index + 1, offset);
          offset += entry.byteLength;
          lines++;
          if (entry.type === "event") margins.take(entry.event);
          take(checker.push(entry));
        }
        files++;
      }
      take(checker.end());
      const summary = checker.summary();
      events += summary.events;
      addRules(rules, summary.rules);
    }
    const unread = judged.filter(({ isTrue }) => isTrue === undefined);
    const unexplained = Object.keys(counts.note).filter((id) => !(id in corpusExplanations));
    const trueCount = judged.filter(({ isTrue }) => isTrue === true).length;
    const precision = judged.length === 0 ? 1 : trueCount / judged.length;
    report(`${lines} lines, ${events} events of the sixteen kinds in ${files} files`);
    report(`${judged.length} errors and warnings, ${trueCount} true, ${unread.length} without a verdict`);
    for (const { rule, file, line } of unread) report(`no verdict: ${rule} in ${file}, line ${line}`);
    if (unexplained.length > 0) report(`not explained: ${unexplained.join(", ")}`);
    return {
      passed: events > 0 && unread.length + unexplained.length === 0 && precision >= leastPrecision,
      result: {
        lines,
        events,
        files,
        precision,
        margins: margins.result(),
        judged,
        errors: counts.error,
        warnings: counts.warning,
        notes: counts.note,
        rules,
      },
    };
  },
};
