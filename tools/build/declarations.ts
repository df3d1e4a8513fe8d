import { Extractor } from "@microsoft/api-extractor";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { entriesOf } from "../packages/entries.ts";
import { configureExtractor, muteExtractor } from "../packages/extractor.ts";
import type { WorkspacePackage } from "../workspace.ts";

/** Writes the types of a package to its dist folder, and keeps the files that its modules need. Says whether the compiler was content. */
export function writeDeclarations(each: WorkspacePackage): boolean {
  const { path, manifest } = each;
  const words = ["-p", join(path, "tsconfig.build.json"), "--emitDeclarationOnly"];
  if (spawnSync("tsc", words, { stdio: "inherit" }).status !== 0) return false;
  const dist = join(path, "dist");
  const written = filesIn(dist);
  const modules = written.map((file) => `dist/${file.slice(dist.length + 1).replaceAll("\\", "/")}`);
  const entries = entriesOf(
    manifest,
    modules.map((file) => file.replace(/\.d\.ts$/, ".js")),
  );
  const needed = reachedFrom(entries.map(({ file }) => join(path, file.replace(/\.js$/, ".d.ts"))));
  for (const file of written) if (!needed.has(file)) rmSync(file);
  removeEmptyFolders(dist);
  return true;
}

/** Puts all types of a package, and those of the packages that its code holds, into the files of its modules. */
export function rollUpDeclarations(each: WorkspacePackage, entry: string): void {
  const file = join(each.path, "dist", entry);
  const config = configureExtractor(each, file, {
    bundledPackages: Object.keys(each.manifest.devDependencies ?? {}).filter((name) => name.startsWith("@shipslog/")),
    dtsRollup: { enabled: true, untrimmedFilePath: file },
  });
  Extractor.invoke(config, { localBuild: true, messageCallback: muteExtractor });
  const dist = join(each.path, "dist");
  const others = filesIn(dist).filter((path) => path.endsWith(".d.ts") && path !== file);
  for (const path of others) rmSync(path);
  removeEmptyFolders(dist);
}

const relativeImport = /(?:from|import)\s*\(?\s*"(?<specifier>\.[^"]+?)\.[jt]s"/g;

/** Declarations that these ones import, and they themselves. */
function reachedFrom(entries: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { groups } of readFileSync(file, "utf8").matchAll(relativeImport)) {
      visit(`${resolve(dirname(file), groups?.["specifier"] ?? "")}.d.ts`);
    }
  };
  for (const entry of entries) visit(entry);
  return reached;
}

function filesIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory())) {
    const inside = join(folder, entry.name);
    removeEmptyFolders(inside);
    if (readdirSync(inside).length === 0) rmdirSync(inside);
  }
}
