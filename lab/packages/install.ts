import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { PackedPackage } from "./pack.ts";

/** A project in which only our tarballs are installed. */
export interface Installed {
  readonly folder: string;
  /** The environment of a process in it: `shipslog` is found by name, as after `npm install --global`. */
  readonly env: NodeJS.ProcessEnv;
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
  const { status, stderr } = spawnSync("npm", words, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`npm ${words.join(" ")} failed:\n${stderr}`);
  const path = [join(folder, "node_modules/.bin"), process.env["PATH"] ?? ""].join(delimiter);
  // npm and CI set variables for their children that the terminal of a user does not have.
  const { PATH: _path, NO_COLOR: _colour, CI: _ci, ...env } = process.env;
  return { folder, env: { ...env, PATH: path, NO_COLOR: "1", npm_config_loglevel: "error" } };
}
