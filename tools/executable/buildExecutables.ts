import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { cacheFolder } from "../workspace.ts";
import { collectAssets } from "./assets.ts";
import { brandWindows, sealWindows } from "./brandWindows.ts";
import { bundle } from "./bundle.ts";
import { builder, fetchWindowsNode } from "./nodeBinaries.ts";

/** The platforms that executables are made for. */
export const targets = { linux: "shipslog", windows: "shipslog.exe" } as const;

/** A platform, as the options of `npm run executables` name it. */
export type ExecutableTarget = keyof typeof targets;

/** The Node of each platform; that for Windows says first that it is Shipslog. */
const nodes: Readonly<Record<ExecutableTarget, (folder: string) => string>> = {
  linux: () => builder,
  windows: (folder) => {
    const branded = join(folder, "node.exe");
    brandWindows(fetchWindowsNode(), branded);
    return branded;
  },
};

/** Makes the executables in a folder and returns their paths. */
export async function buildExecutables(
  wanted: readonly ExecutableTarget[],
  folder: string,
): Promise<readonly string[]> {
  const work = join(cacheFolder, "executable");
  for (const each of [work, folder]) mkdirSync(each, { recursive: true });
  const main = join(work, "shipslog.cjs");
  await bundle("tools/executable/entry.ts", main);
  const assets = await collectAssets(work);
  return wanted.map((target) => {
    const output = join(folder, targets[target]);
    rmSync(output, { force: true });
    const settings = { main, output, executable: nodes[target](work), assets, disableExperimentalSEAWarning: true };
    const config = join(work, `${target}.json`);
    // A code cache fits one platform only, and is made on it.
    writeFileSync(config, JSON.stringify({ ...settings, useCodeCache: target === "linux", execArgvExtension: "none" }));
    const { status, stderr } = spawnSync(builder, ["--build-sea", config], { encoding: "utf8" });
    if (status !== 0) throw new Error(`node --build-sea ${config} ended with ${status}: ${stderr}`);
    if (target === "windows") sealWindows(output);
    return output;
  });
}

/** The lines of a SHA256SUMS file, as `sha256sum --check` reads them. */
export function sumsOf(paths: readonly string[]): string {
  const sumOf = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");
  return paths.map((path) => `${sumOf(path)}  ${basename(path)}\n`).join("");
}
