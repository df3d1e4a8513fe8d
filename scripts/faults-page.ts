/**
 * Writes docs/faults.md from the declared faults: `node scripts/run.mjs scripts/faults-page.ts`. With `--check` it writes
 * nothing and fails when the page is stale.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv, exit } from "node:process";
import { faultsPage } from "./faultsPage.ts";
import { root } from "./workspace.ts";

const path = join(root, "docs/faults.md");
const isFresh = read(path) === faultsPage();
if (!argv.includes("--check")) writeFileSync(path, faultsPage());
else if (!isFresh) {
  console.error("stale, run `npm run generate`: docs/faults.md");
  exit(1);
}
console.log(isFresh ? "docs/faults.md is fresh" : "docs/faults.md written");

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
