import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { PackedPackage } from "./pack.ts";

/** A project in which only our tarballs are installed. */
export interface Installed {
  readonly folder: string;
  /** The environment of a process in it: `shipslog` is found by name, as after `npm install --global`. */
  readonly env: NodeJS.ProcessEnv;
  /** What npm wrote, and how long it took. */
  readonly cost: { readonly bytes: number; readonly ms: number };
}

/** Makes an empty folder outside the workspace and installs the tarballs there. Other packages come from npm's cache if it has them. */
export function installPacked(packed: readonly PackedPackage[]): Installed {
  const folder = join(mkdtempSync(join(tmpdir(), "shipslog-installed-")), "project");
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  // npm looks for our packages in the registry before it takes the tarballs; by default it waits a minute between attempts.
  const soon = ["--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=2000"];
  const flags = ["--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts", ...soon];
  const words = ["install", ...flags, ...packed.map(({ tarball }) => tarball)];
  const start = performance.now();
  const { status, stderr } = spawnSync("npm", words, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`npm ${words.join(" ")} failed:\n${stderr}`);
  const ms = performance.now() - start;
  const path = [join(folder, "node_modules/.bin"), process.env["PATH"] ?? ""].join(delimiter);
  // npm and CI set variables for their children that the terminal of a user does not have.
  const { PATH: _path, NO_COLOR: _colour, CI: _ci, ...env } = process.env;
  const bytes = bytesIn(join(folder, "node_modules"));
  return { folder, env: { ...env, PATH: path, NO_COLOR: "1", npm_config_loglevel: "error" }, cost: { bytes, ms } };
}

function bytesIn(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
