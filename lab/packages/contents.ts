import { spawnSync } from "node:child_process";
import type { WorkspacePackage } from "../workspace.ts";
import { readPackOutput } from "./pack.ts";

/** What npm would pack of a package. */
export interface PackageContents {
  readonly files: readonly string[];
  readonly bytes: number;
}

/** Asks npm what it would pack of a built package, without packing it. */
export function packageContents({ path, manifest }: WorkspacePackage): PackageContents {
  const { status, stdout, stderr } = spawnSync("npm", ["pack", "--dry-run", "--json"], {
    cwd: path,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`npm pack failed in ${path}: ${stderr}`);
  const { files, size } = readPackOutput(stdout, manifest.name);
  return { files: files.map((file) => file.path), bytes: size };
}
