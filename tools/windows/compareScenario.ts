import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Wine } from "./Wine.ts";

const session = ["--seed", "42", "--for", "20m", "--start", "2026-05-01T12:00:00Z", "--speed", "max"];

/** Simulates a scenario with both executables and compares every byte; returns what is wrong. */
export async function compareScenario(wine: Wine, linux: string, scenario: string): Promise<string | undefined> {
  const there = `windows-${scenario}`;
  const here = `linux-${scenario}`;
  const { code, out } = await wine.run("shipslog.exe", "simulate", scenario, "--out", there, ...session);
  if (code !== 0) return `it ended with ${code}: ${out}`;
  const { status, stderr } = spawnSync(linux, ["simulate", scenario, "--out", here, ...session], {
    cwd: wine.folder,
    encoding: "utf8",
  });
  if (status !== 0) return `on Linux it ended with ${status}: ${stderr}`;
  const [names, expected] = [there, here].map((folder) => readdirSync(join(wine.folder, folder)).sort());
  if (String(names) !== String(expected)) return `it wrote ${String(names)}, on Linux ${String(expected)}`;
  const differing = names?.filter(
    (name) => !readFileSync(join(wine.folder, there, name)).equals(readFileSync(join(wine.folder, here, name))),
  );
  return differing?.length === 0 ? undefined : `other bytes in ${String(differing)}`;
}
