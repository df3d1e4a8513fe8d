/**
 * Makes the executables that need no Node: `npm run executables [-- linux|windows ...]` writes `shipslog` and `shipslog.exe` into
 * `dist/executables`, with their SHA-256 sums and bill of materials. `npm run build` must have built the page. With `--full` it also makes
 * the archives to download: each executable with `archive`, `query`, `report` and `fleet`, and each alone. With `--try` it runs every command of those for Linux and compares the start
 * with that of the built package. `--try-windows` makes nothing and tries Shipslog under Wine instead: `windows.ts` has its options.
 */
import { statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { argv } from "node:process";
import { root } from "./workspace.ts";
import { buildExecutables, sumsOf, targets, type ExecutableTarget } from "./executable/buildExecutables.ts";
import { buildFull, buildPlain, fullName } from "./executable/buildArchives.ts";
import { billOf, executableMaterials, fullMaterials } from "./executable/materials.ts";
import { builder } from "./executable/nodeBinaries.ts";
import { fastestStarts, tryExecutable } from "./executable/tryExecutable.ts";
import { tryFull } from "./executable/tryFull.ts";

const folder = join(root, "dist/executables");
const isFull = argv.includes("--full");
if (argv.includes("--try-windows")) await import("./windows.ts");
else await make();

async function make(): Promise<void> {
  const all = Object.keys(targets) as readonly ExecutableTarget[];
  const asked = all.filter((target) => argv.includes(target));
  const wanted = asked.length === 0 ? all : asked;
  const executables = await buildExecutables(wanted, folder);
  // What most people want comes first.
  const archives = isFull
    ? [buildFull, buildPlain].flatMap((build) => wanted.map((target) => build(target, folder)))
    : [];
  const paths = [...archives, ...executables];
  writeFileSync(join(folder, "SHA256SUMS"), sumsOf(paths));
  writeBill("bom.json", executableMaterials(wanted));
  if (isFull) writeBill("bom-full.json", fullMaterials(wanted));
  for (const path of paths) console.log(`${basename(path)}: ${(statSync(path).size / 1e6).toFixed(1)} MB`);
  if (argv.includes("--try")) await tryLinux(join(folder, targets.linux));
}

function writeBill(name: string, materials: Parameters<typeof billOf>[0]): void {
  writeFileSync(join(folder, name), `${JSON.stringify(billOf(materials), undefined, 2)}\n`);
}

function tell(what: string, wrong: string | undefined): void {
  if (wrong !== undefined) process.exitCode = 1;
  console.log(wrong === undefined ? `ok ${what}` : `FAILED ${what}: ${wrong}`);
}

async function tryLinux(path: string): Promise<void> {
  await tryExecutable(path, tell);
  if (isFull) await tryFull(join(folder, fullName("linux")), tell);
  const built = join(root, "packages/shipslog/dist/shipslog.js");
  const [file = NaN, node = NaN] = fastestStarts([
    [path, "--version"],
    [builder, built, "--version"],
  ]);
  console.log(`--version: ${file.toFixed(0)} ms as one file, ${node.toFixed(0)} ms as node dist/shipslog.js`);
}
