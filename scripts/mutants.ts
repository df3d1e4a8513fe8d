/**
 * Changes the contract in every small way there is and looks whether its tests notice: `npm run mutants`, about an hour on two
 * cores. Writes `docs/mutants.md`. Stryker comes from the registry for this run only: nothing else needs it.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mutantsPage } from "./mutants/mutantsPage.ts";
import type { MutationReport } from "./mutants/MutationReport.ts";
import { root } from "../lab/workspace.ts";

const tools = ["@stryker-mutator/core@10.1.1", "@stryker-mutator/vitest-runner@10.1.1"];
const report = join(root, ".cache/mutants.json");

mkdirSync(join(root, ".cache"), { recursive: true });
run("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", ...tools]);
run("npx", ["stryker", "run", "scripts/mutants/stryker.config.json"]);
const page = mutantsPage(JSON.parse(readFileSync(report, "utf8")) as MutationReport);
writeFileSync(join(root, "docs/mutants.md"), page);
console.log(page);

function run(command: string, words: readonly string[]): void {
  const { status } = spawnSync(command, words, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) throw new Error(`${command} ${words.join(" ")} ended with ${status}`);
}
