import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The root of the project. */
export const root = dirname(import.meta.dirname);

/** The folder for files that can be deleted at any time. */
export const cacheFolder = join(root, "node_modules/.cache/shipslog");

/** The target of a subpath of a package: a file, or a file per condition. */
export type ExportTarget = string | { readonly [condition: string]: ExportTarget };

/** The fields of a package.json that the workspace uses. */
export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, ExportTarget>>;
  readonly imports?: Readonly<Record<string, ExportTarget>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  /** Packages that it uses when they are installed. */
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** One package of the workspace: the name of its folder, where it is, and its package.json. */
export interface WorkspacePackage {
  readonly folder: string;
  readonly path: string;
  readonly manifest: PackageManifest;
}

/** Reads the packages of the workspace, each after those it depends on. */
export function readPackages(): readonly WorkspacePackage[] {
  const folders = readdirSync(join(root, "packages")).filter((folder) => existsSync(manifestPath(folder)));
  return inDependencyOrder(folders.sort().map(readPackage));
}

function manifestPath(folder: string): string {
  return join(root, "packages", folder, "package.json");
}

function readPackage(folder: string): WorkspacePackage {
  const manifest = JSON.parse(readFileSync(manifestPath(folder), "utf8")) as PackageManifest;
  return { folder, path: join(root, "packages", folder), manifest };
}

/** Puts each package after those it depends on; a circle is an error. */
export function inDependencyOrder(packages: readonly WorkspacePackage[]): readonly WorkspacePackage[] {
  const byName = new Map(packages.map((each) => [each.manifest.name, each]));
  const ordered = new Set<WorkspacePackage>();
  const visit = (each: WorkspacePackage, trail: readonly string[]): void => {
    const { name, dependencies, devDependencies, peerDependencies } = each.manifest;
    if (trail.includes(name)) throw new Error(`Packages depend on each other: ${[...trail, name].join(" > ")}`);
    for (const dependency of Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })) {
      const found = byName.get(dependency);
      if (found !== undefined) visit(found, [...trail, name]);
    }
    ordered.add(each);
  };
  for (const each of packages) visit(each, []);
  return [...ordered];
}
