import { join } from "node:path";
import { scenarioNames } from "@shipslog/simulator";
import { run } from "../../../shipslog/src/run.ts";
import { testHost } from "../../../shipslog/tests/helpers/host.ts";

/** Runs a shipslog command and returns its output; throws its error message if it fails. */
export async function runShipslog(...words: readonly string[]): Promise<string> {
  const host = testHost();
  const code = await run(words, host);
  if (code !== 0) throw new Error(`shipslog ${words.join(" ")}: ${host.err.text()}`);
  return host.out.text();
}

/** Simulates every scenario, or two short ones, in both dialects; returns the folders. */
export async function simulateFolders(base: string, seed: number, isFull: boolean): Promise<readonly string[]> {
  const folders: string[] = [];
  for (const dialect of ["spec", "live"]) {
    for (const scenario of isFull ? scenarioNames : scenarioNames.slice(0, 2)) {
      const folder = join(base, `${scenario}-${dialect}`);
      const time = ["--for", isFull ? "6h" : "2h", "--start", "2026-01-31T20:00:00Z"];
      const chance = ["--dialect", dialect, "--seed", String(seed)];
      await runShipslog("simulate", scenario, "--out", folder, "--quiet", ...chance, ...time);
      folders.push(folder);
    }
  }
  return folders;
}
