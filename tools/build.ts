/**
 * Builds every package into its dist folder, each after those it depends on: modules bundled by rolldown, types by the compiler. The
 * command holds the code of the packages it uses, their types, the page of the cockpit and the JSON Schemas.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { schemaFiles, schemaText } from "../packages/contract/src/generate/schemaFiles.ts";
import { bundlePackage, commandPackage } from "./build/bundle.ts";
import { rollUpDeclarations, writeDeclarations } from "./build/declarations.ts";
import { readPackages, root, type WorkspacePackage } from "./workspace.ts";

for (const each of readPackages()) {
  const isBuilt = await build(each);
  console.log(`${isBuilt ? "built" : "FAILED"} ${each.folder}`);
  // Packages that depend on it cannot be built.
  if (!isBuilt) {
    process.exitCode = 1;
    break;
  }
}

async function build(each: WorkspacePackage): Promise<boolean> {
  const { folder, path } = each;
  const dist = join(path, "dist");
  rmSync(dist, { recursive: true, force: true });
  // npm packs only files in the folder of the package.
  copyFileSync(join(root, "LICENSE"), join(path, "LICENSE"));
  if (folder === "contract") writeSchemas(join(path, "schemas"));
  if (!writeDeclarations(each)) return false;
  await bundlePackage(each);
  if (folder === commandPackage) {
    rollUpDeclarations(each, "index.d.ts");
    cpSync(join(root, "packages/cockpit/dist/page"), join(dist, "page"), { recursive: true });
    const schemas = Object.fromEntries(schemaFiles.map((file) => [file, schemaText(file)]));
    writeFileSync(join(dist, "schemas.json"), JSON.stringify(schemas));
  }
  return buildPage(path);
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
