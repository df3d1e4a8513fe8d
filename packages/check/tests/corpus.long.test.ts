import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { createChecker, type Finding } from "@shipslog/check";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { expect } from "vitest";
import { corpusFiles, corpusFolder, type CorpusFile } from "../../../tests/helpers/corpus.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { corpusExplanations, corpusVerdicts } from "../src/generate/corpusVerdicts.ts";
import { lineEntry } from "./helpers/recording.ts";

const allFiles = 975;
/** The least share of true errors and warnings: a tool that often warns of nothing is ignored. */
const leastPrecision = 0.9;

/** Real journals in dialect live. */
longTest(
  {
    claim:
      "Of the errors and warnings on real journals at least nine in ten are true, by a reading of the lines around each; each class of notes is explained.",
    size: { check: 98, full: allFiles, of: "real journals" },
    needs: [corpusFolder],
  },
  ({ size, report }) => {
    const folders = Map.groupBy(
      corpusFiles({ everyNthFile: Math.round(allFiles / size) }),
      ({ archive, name }) => `${archive}/${dirname(name)}`,
    );
    const notes: Record<string, number> = {};
    const unread: string[] = [];
    let events = 0;
    let serious = 0;
    let trueOnes = 0;
    const take = (finding: Finding): void => {
      const { rule, severity } = finding;
      if (severity === "note") {
        notes[rule] = (notes[rule] ?? 0) + 1;
        return;
      }
      serious++;
      const verdict = verdictOn(finding);
      if (verdict === undefined) unread.push(`${rule} in ${finding.position?.file}, line ${finding.position?.line}`);
      else if (verdict.isTrue) trueOnes++;
    };
    for (const [folder, files] of folders) {
      const checker = createChecker({ dialect: "live", observed: observedDeclarations });
      for (const file of files.toSorted((one, other) => (basename(one.name) < basename(other.name) ? -1 : 1))) {
        for (const entry of entriesOf(file)) checker.push(entry).forEach(take);
      }
      checker.end().forEach(take);
      const summary = checker.summary();
      events += summary.events;
      for (const [rule, { held, broken, undecided }] of Object.entries(summary.rules)) {
        if (broken > 0) report(`${folder}, ${rule}: held ${held}, broken ${broken}, undecided ${undecided}`);
      }
    }
    report(`notes: ${JSON.stringify(notes)}`);
    expect(events).toBeGreaterThan(0);
    expect(unread).toEqual([]);
    expect(Object.keys(notes).filter((rule) => !(rule in corpusExplanations))).toEqual([]);
    expect(serious === 0 ? 1 : trueOnes / serious).toBeGreaterThanOrEqual(leastPrecision);
    return `${events} events of the sixteen kinds, ${serious} errors and warnings, ${trueOnes} true`;
  },
);

/** The verdict on an error or warning; undefined when nobody has read the lines around it. */
function verdictOn({ rule, position }: Finding) {
  return corpusVerdicts.find(
    (each) => each.rule === rule && each.file === position?.file && each.line === position?.line,
  );
}

/** The lines of a file as a reader delivers them: text after the last line end is a line unless it is empty. */
function* entriesOf({ path, name }: CorpusFile) {
  const lines = readFileSync(path, "utf8").split("\n");
  let offset = 0;
  for (const [index, line] of (lines.at(-1) === "" ? lines.slice(0, -1) : lines).entries()) {
    const entry = lineEntry(line.replace(/\r$/, ""), basename(name), index + 1, offset);
    offset += entry.byteLength;
    yield entry;
  }
}
