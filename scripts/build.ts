/** Builds every package into its dist folder, each after those it depends on. */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readPackages, root, type WorkspacePackage } from "../lab/workspace.ts";

function build({ folder, path }: WorkspacePackage): boolean {
  rmSync(join(path, "dist"), { recursive: true, force: true });
  // npm packs only files in the folder of the package.
  copyFileSync(join(root, "LICENSE"), join(path, "LICENSE"));
  const { status } = spawnSync("tsc", ["-p", join(path, "tsconfig.build.json")], { stdio: "inherit" });
  const isBuilt = status === 0 && buildPage(path);
  console.log(`${isBuilt ? "built" : "FAILED"} ${folder}`);
  return isBuilt;
}

/** A package with a page has a vite.config.ts; the bundle goes into its dist folder too. */
function buildPage(path: string): boolean {
  if (!existsSync(join(path, "vite.config.ts"))) return true;
  return spawnSync("vite", ["build", "--logLevel", "warn"], { cwd: path, stdio: "inherit" }).status === 0;
}

// `every` stops at the first failure: packages that depend on it cannot be built.
process.exitCode = readPackages().every(build) ? 0 : 1;
