/**
 * Makes the executables that need no Node: `npm run executables [-- linux|windows ...]` writes `shipslog` and `shipslog.exe` into
 * `dist/executables`, with their SHA-256 sums and bill of materials. `npm run build` must have built the page. With `--try` it runs every command of the
 * one for Linux and compares its start with that of the built package.
 */
import { statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { argv } from "node:process";
import { readPackages, root } from "../lab/workspace.ts";
import { buildExecutables, sumsOf, targets, type ExecutableTarget } from "./executable/buildExecutables.ts";
import { materialsOf } from "./executable/materials.ts";
import { builder } from "./executable/nodeBinaries.ts";
import { fastestStarts, tryExecutable } from "./executable/tryExecutable.ts";

const folder = join(root, "dist/executables");
const all = Object.keys(targets) as readonly ExecutableTarget[];
const asked = all.filter((target) => argv.includes(target));
const paths = await buildExecutables(asked.length === 0 ? all : asked, folder);
writeFileSync(join(folder, "SHA256SUMS"), sumsOf(paths));
writeFileSync(join(folder, "bom.json"), `${JSON.stringify(materialsOf(readPackages()), undefined, 2)}\n`);
for (const path of paths) console.log(`${basename(path)}: ${(statSync(path).size / 1e6).toFixed(1)} MB`);
if (argv.includes("--try")) await tryLinux(join(folder, targets.linux));

async function tryLinux(path: string): Promise<void> {
  await tryExecutable(path, (what, wrong) => {
    if (wrong !== undefined) process.exitCode = 1;
    console.log(wrong === undefined ? `ok ${what}` : `FAILED ${what}: ${wrong}`);
  });
  const built = join(root, "packages/cli/dist/shipslog.js");
  const [file = NaN, node = NaN] = fastestStarts([
    [path, "--version"],
    [builder, built, "--version"],
  ]);
  console.log(`--version: ${file.toFixed(0)} ms as one file, ${node.toFixed(0)} ms as node dist/shipslog.js`);
}
