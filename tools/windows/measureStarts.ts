import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "../workspace.ts";
import { targets } from "../executable/buildExecutables.ts";
import { builder } from "../executable/nodeBinaries.ts";
import { fastestStarts } from "../executable/tryExecutable.ts";
import type { Wine } from "./Wine.ts";

const built = "packages/shipslog/dist/shipslog.js";
const rounds = 5;

/** Prints the size of the files for people, and how fast each executable starts against Node with the built package. */
export async function measureStarts(wine: Wine, folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter((each) => each.startsWith("shipslog"))) {
    console.log(`${name}: ${(statSync(join(folder, name)).size / 1e6).toFixed(1)} MB`);
  }
  const [fileMs = NaN, nodeMs = NaN] = fastestStarts([
    [join(folder, targets.linux), "--version"],
    [builder, join(root, built), "--version"],
  ]);
  console.log(`--version on Linux: ${startsText(fileMs, nodeMs)}`);
  let exeMs = Infinity;
  let nodeExeMs = Infinity;
  for (let round = 0; round < rounds; round++) {
    exeMs = Math.min(exeMs, await timeOf(wine, "shipslog.exe", "--version"));
    nodeExeMs = Math.min(nodeExeMs, await timeOf(wine, "node.exe", `repository/${built}`, "--version"));
  }
  console.log(`--version under Wine: ${startsText(exeMs, nodeExeMs)}`);
}

const startsText = (fileMs: number, nodeMs: number) =>
  `${Math.round(fileMs)} ms as one file, ${Math.round(nodeMs)} ms by node dist/shipslog.js`;

async function timeOf(wine: Wine, ...words: readonly string[]): Promise<number> {
  const start = performance.now();
  const { code, out } = await wine.run(...words);
  if (code !== 0) throw new Error(`${words.join(" ")} ended with ${code}: ${out}`);
  return performance.now() - start;
}
