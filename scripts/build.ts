/** Builds every package into its dist folder, each after those it depends on. */
import { spawnSync } from "node:child_process";
import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readPackages, root, type WorkspacePackage } from "./workspace.ts";

function build({ folder, path }: WorkspacePackage): boolean {
  rmSync(join(path, "dist"), { recursive: true, force: true });
  // npm packs only what lies in the package's own folder.
  copyFileSync(join(root, "LICENSE"), join(path, "LICENSE"));
  const { status } = spawnSync("tsc", ["-p", join(path, "tsconfig.build.json")], { stdio: "inherit" });
  console.log(`${status === 0 ? "built" : "FAILED"} ${folder}`);
  return status === 0;
}

// `every` stops at the first failure: what depends on it cannot be built.
process.exitCode = readPackages().every(build) ? 0 : 1;
