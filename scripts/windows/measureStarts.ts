import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../lab/workspace.ts";
import { targets } from "../executable/buildExecutables.ts";
import { builder } from "../executable/nodeBinaries.ts";
import { fastestStarts } from "../executable/tryExecutable.ts";
import type { WindowsRecord } from "./WindowsRecord.ts";
import type { Wine } from "./Wine.ts";

/** What was measured of the files for people. */
export type Measured = Pick<WindowsRecord, "files" | "starts">;

const built = "packages/cli/dist/shipslog.js";
const rounds = 5;

/** Measures the files in the folder of the executables, and how fast each executable starts against Node with the built package. */
export async function measureStarts(wine: Wine, folder: string): Promise<Measured> {
  const names = readdirSync(folder).filter((name) => name.startsWith("shipslog"));
  const files = Object.fromEntries(names.map((name) => [name, statSync(join(folder, name)).size]));
  const [fileMs = NaN, nodeMs = NaN] = fastestStarts([
    [join(folder, targets.linux), "--version"],
    [builder, join(root, built), "--version"],
  ]);
  const windows = { fileMs: Infinity, nodeMs: Infinity };
  for (let round = 0; round < rounds; round++) {
    windows.fileMs = Math.min(windows.fileMs, await timeOf(wine, "shipslog.exe", "--version"));
    windows.nodeMs = Math.min(windows.nodeMs, await timeOf(wine, "node.exe", `repository/${built}`, "--version"));
  }
  return { files, starts: { linux: rounded({ fileMs, nodeMs }), windows: rounded(windows) } };
}

async function timeOf(wine: Wine, ...words: readonly string[]): Promise<number> {
  const start = performance.now();
  const { code, out } = await wine.run(...words);
  if (code !== 0) throw new Error(`${words.join(" ")} ended with ${code}: ${out}`);
  return performance.now() - start;
}

const rounded = ({ fileMs, nodeMs }: WindowsRecord["starts"]["linux"]) => ({
  fileMs: Math.round(fileMs),
  nodeMs: Math.round(nodeMs),
});
