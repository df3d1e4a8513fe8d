/**
 * Makes every small change to the contract that Stryker knows and reports the ones its tests do not notice: `npm run mutants`, about
 * half an hour on two idle cores. `npm run mutants -- text/print.ts` tries only the named files again and keeps the other results of the
 * last run. Writes `docs/mutants.md`. Stryker is installed for this run only: nothing else needs it.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mutantsPage } from "./mutants/mutantsPage.ts";
import type { MutationReport } from "./mutants/MutationReport.ts";
import { samplesOf, withSamples } from "./mutants/sampleSection.ts";
import { root } from "../lab/workspace.ts";

const tools = ["@stryker-mutator/core@10.1.1", "@stryker-mutator/vitest-runner@10.1.1"];
const report = join(root, ".cache/mutants.json");
const files = process.argv.slice(2).map((file) => `packages/contract/src/${file}`);

mkdirSync(join(root, ".cache"), { recursive: true });
run("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", ...tools]);
const only = files.length === 0 ? [] : ["--mutate", files.join(",")];
run("npx", ["stryker", "run", "scripts/mutants/stryker.config.json", "--force", ...only]);
const file = join(root, "docs/mutants.md");
const whole = mutantsPage(JSON.parse(readFileSync(report, "utf8")) as MutationReport);
const page = withSamples(whole, samplesOf(readFileSync(file, "utf8")));
writeFileSync(file, page);
console.log(page);

function run(command: string, words: readonly string[]): void {
  const { status } = spawnSync(command, words, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) throw new Error(`${command} ${words.join(" ")} ended with ${status}`);
}
