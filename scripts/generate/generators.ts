/** Every generator of files: what it makes from declarations and records, and the folder it owns. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Figures } from "../../lab/bench/Figures.ts";
import { benchmarksOver } from "../../lab/bench/overRuns.ts";
import type { ProofRecord } from "../../lab/proof/Proof.ts";
import { classifierPage, type ClassifierResult } from "../../lab/live/classifier/page.ts";
import { outputs as archiveOutputs } from "../../packages/archive/src/generate/outputs.ts";
import { outputs as checkOutputs } from "../../packages/check/src/generate/outputs.ts";
import type { Output } from "../../packages/contract/src/generate/output.ts";
import { outputs as contractOutputs } from "../../packages/contract/src/generate/outputs.ts";
import { statements } from "../../packages/contract/src/generate/specification/statements.ts";
import { outputs as faultsOutputs } from "../../packages/faults/src/generate/outputs.ts";
import { readHouse } from "../../lab/houseRules/House.ts";
import { partGraphOf } from "../../lab/houseRules/partGraph.ts";
import { stepsPage } from "../director/stepsPage.ts";
import { drawGraph } from "../graph/drawGraph.ts";
import { drawChart } from "../figures/chart.ts";
import { figuresPage } from "../figures/figuresPage.ts";
import { proofsPage } from "../proofs/proofsPage.ts";
import { windowsPage } from "../windows/windowsPage.ts";
import type { WindowsRecord } from "../windows/WindowsRecord.ts";
import { root } from "../../lab/workspace.ts";
import { decisionsPage } from "./decisionsPage.ts";
import { writeRhythm, type RhythmRecord } from "./rhythmTable.ts";

/** One generator. */
export interface Generator {
  /** What it makes, for messages. */
  readonly name: string;
  /** Every file it makes. */
  readonly files: () => readonly Output[];
  /** A folder that may contain nothing else: otherwise a file whose declaration is gone would stay. */
  readonly owns?: string;
}

/** Every generator, in the order they run. */
export const generators: readonly Generator[] = [
  { name: "contract", files: () => contractOutputs(recordOf("contract-corpus")), owns: "packages/contract/schemas" },
  { name: "rules", files: () => checkOutputs(recordOf("check-corpus"), statements), owns: "docs/rules" },
  { name: "tables", files: () => archiveOutputs(), owns: "packages/archive/src/generated" },
  { name: "faults", files: () => faultsOutputs() },
  { name: "steps", files: () => [{ path: "docs/steps.md", text: stepsPage() }] },
  { name: "figures", files: figuresFiles },
  { name: "classifier", files: classifierFiles },
  { name: "windows", files: windowsFiles },
  { name: "rhythm", files: rhythmFiles },
  { name: "decisions", files: decisionsFiles },
  { name: "proofs", files: proofsFiles },
  {
    name: "graph",
    files: () => [{ path: "docs/pictures/imports.svg", text: drawGraph(partGraphOf(readHouse())) }],
  },
];

function figuresFiles(): readonly Output[] {
  const figures = readJson("docs/figures.json") as Figures | undefined;
  if (figures === undefined) return [];
  return [
    { path: "docs/figures.md", text: figuresPage(figures) },
    {
      path: "docs/pictures/figures.svg",
      text: drawChart(benchmarksOver(figures.benchmarks.map(({ results }) => results))),
    },
  ];
}

function classifierFiles(): readonly Output[] {
  const record = recordOf("live-classifier") as { readonly result: ClassifierResult } | undefined;
  return record === undefined ? [] : [{ path: "docs/live-classifier.md", text: classifierPage(record.result) }];
}

function windowsFiles(): readonly Output[] {
  const record = readJson("docs/windows.json") as WindowsRecord | undefined;
  return record === undefined ? [] : [{ path: "docs/windows.md", text: windowsPage(record) }];
}

function rhythmFiles(): readonly Output[] {
  const record = recordOf("live-rhythm") as RhythmRecord | undefined;
  const path = "packages/simulator/README.md";
  return record === undefined ? [] : [{ path, text: writeRhythm(readFileSync(join(root, path), "utf8"), record) }];
}

function decisionsFiles(): readonly Output[] {
  const folder = "docs/decisions";
  const files = readdirSync(join(root, folder)).filter((file) => /^\d+-.+\.md$/.test(file));
  const decisions = files.sort().map((file) => ({ file, text: readFileSync(join(root, folder, file), "utf8") }));
  return [{ path: `${folder}/README.md`, text: decisionsPage(decisions) }];
}

function proofsFiles(): readonly Output[] {
  const names = readdirSync(join(root, "docs/proof")).filter((file) => file.endsWith(".json"));
  const records = names.sort().map((file) => readJson(`docs/proof/${file}`) as ProofRecord);
  return [{ path: "docs/proof/README.md", text: proofsPage(records) }];
}

/** The record of a proof, if it was run. */
const recordOf = (proof: string) => readJson(`docs/proof/${proof}.json`);

function readJson(path: string): unknown {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
