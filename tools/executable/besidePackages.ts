import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, type PackageManifest } from "../workspace.ts";
import type { ExecutableTarget } from "./buildExecutables.ts";
import { fetchNativeModules } from "./nativeModules.ts";

/** A package that lies beside an executable in its full folder. */
export interface BesidePackage {
  readonly name: string;
  readonly version: string;
  /** Where it is while building. */
  readonly folder: string;
}

/** The optional parts of the command. */
const parts = ["@shipslog/archive", "@shipslog/fleet"];

/** DuckDB for each platform. Its package names those of all platforms as optional. */
const natives: Readonly<Record<ExecutableTarget, string>> = {
  linux: "@duckdb/node-bindings-linux-x64",
  windows: "@duckdb/node-bindings-win32-x64",
};

/** Lists the optional parts of the command and all that they depend on, as installed here, sorted by name. */
export function besidePackages(target: ExecutableTarget): readonly BesidePackage[] {
  const found = new Map<string, BesidePackage>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    const folder = join(root, "node_modules", name);
    const { version, dependencies = {} } = readManifest(folder);
    found.set(name, { name, version, folder });
    for (const each of Object.keys(dependencies)) {
      // One node_modules folder beside the executable holds one version of each.
      const isNested = existsSync(join(folder, "node_modules", each));
      if (isNested) throw new Error(`${name} has a version of ${each} of its own`);
      visit(each);
    }
  };
  for (const part of parts) visit(part);
  const native = nativeFolder(target);
  const { name, version } = readManifest(native);
  found.set(name, { name, version, folder: native });
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

function nativeFolder(target: ExecutableTarget): string {
  const name = natives[target];
  return target === "linux" ? join(root, "node_modules", name) : join(fetchNativeModules([name]), name);
}

function readManifest(folder: string): PackageManifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as PackageManifest;
}
