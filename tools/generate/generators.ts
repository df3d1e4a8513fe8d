/** Every generator of files in git: what it makes from declarations, and the folders it owns. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { outputs as archiveOutputs } from "../../packages/archive/src/generate/outputs.ts";
import { outputs as checkOutputs } from "../../packages/check/src/generate/outputs.ts";
import type { Output } from "../../packages/contract/src/generate/output.ts";
import { outputs as contractOutputs } from "../../packages/contract/src/generate/outputs.ts";
import { schemaText } from "../../packages/contract/src/generate/schemaFiles.ts";
import { outputs as faultsOutputs } from "../../packages/faults/src/generate/outputs.ts";
import { situationsPage } from "../director/situationsPage.ts";
import { stepsPage } from "../director/stepsPage.ts";
import { root } from "../workspace.ts";
import { decisionsPage } from "./decisionsPage.ts";

/** One generator. */
export interface Generator {
  /** What it makes, for messages. */
  readonly name: string;
  /** Every file it makes. */
  readonly files: () => readonly Output[];
  /** Folders that may contain nothing else: otherwise a file whose declaration is gone would stay. */
  readonly owns?: readonly string[];
}

/** Every generator, in the order they run. */
export const generators: readonly Generator[] = [
  { name: "contract", files: () => contractOutputs(), owns: ["packages/contract/src/generated", "docs/reference"] },
  { name: "rules", files: () => checkOutputs() },
  { name: "tables", files: () => archiveOutputs(schemaOf), owns: ["packages/archive/src/generated"] },
  { name: "faults", files: () => faultsOutputs() },
  { name: "steps", files: () => [{ path: "docs/steps.md", text: stepsPage() }] },
  { name: "situations", files: () => [{ path: "docs/situations.md", text: situationsPage() }] },
  { name: "decisions", files: decisionsFiles },
];

function decisionsFiles(): readonly Output[] {
  const folder = "docs/decisions";
  const files = readdirSync(join(root, folder)).filter((file) => /^\d+-.+\.md$/.test(file));
  const decisions = files.sort().map((file) => ({ file, text: readFileSync(join(root, folder, file), "utf8") }));
  return [{ path: `${folder}/README.md`, text: decisionsPage(decisions) }];
}

/** The JSON Schema of a kind as it is declared now, not as last built. */
const schemaOf = (kind: string) => JSON.parse(schemaText(`${kind}.schema.json`)) as object;
