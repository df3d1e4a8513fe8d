/** Builds every package into its dist folder, each after those it depends on. */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { schemaFiles, schemaText } from "../packages/contract/src/generate/schemaFiles.ts";
import { readPackages, root, type WorkspacePackage } from "./workspace.ts";

function build({ folder, path }: WorkspacePackage): boolean {
  rmSync(join(path, "dist"), { recursive: true, force: true });
  // npm packs only files in the folder of the package.
  copyFileSync(join(root, "LICENSE"), join(path, "LICENSE"));
  if (folder === "contract") writeSchemas(join(path, "schemas"));
  const { status } = spawnSync("tsc", ["-p", join(path, "tsconfig.build.json")], { stdio: "inherit" });
  const isBuilt = status === 0 && buildPage(path);
  console.log(`${isBuilt ? "built" : "FAILED"} ${folder}`);
  return isBuilt;
}

/** The JSON Schemas are published, and not in git. */
function writeSchemas(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const file of schemaFiles) writeFileSync(join(folder, file), schemaText(file));
}

/** A package with a page has a vite.config.ts; the bundle goes into its dist folder too. */
function buildPage(path: string): boolean {
  if (!existsSync(join(path, "vite.config.ts"))) return true;
  return spawnSync("vite", ["build", "--logLevel", "warn"], { cwd: path, stdio: "inherit" }).status === 0;
}

// `every` stops at the first failure: packages that depend on it cannot be built.
process.exitCode = readPackages().every(build) ? 0 : 1;
