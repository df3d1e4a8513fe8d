import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { packageContents } from "../packages/pack.ts";
import { root } from "../workspace.ts";
import { besidePackages, type BesidePackage } from "./besidePackages.ts";
import { targets, type ExecutableTarget } from "./buildExecutables.ts";
import { zipOf, type ZipEntry } from "./zipOf.ts";

/** The archive with the executable of a platform and its optional parts beside it. */
export const fullName = (target: ExecutableTarget) => `shipslog-full-${target}.zip`;

/** The folder that the archive unpacks to. */
export const fullFolder = "shipslog";

/** Files that only people who write programs need. */
const unneeded = /(?:\.map|\.d\.[cm]?ts|(?<!\.d)\.[cm]?ts|\.tsbuildinfo)$/;

/** Packs an executable and the packages that `archive`, `query`, `report` and `fleet` need into one archive; returns its path. */
export function buildFull(target: ExecutableTarget, folder: string): string {
  const path = join(folder, fullName(target));
  const executable = targets[target];
  const entries = [
    entryOf(executable, join(folder, executable), true),
    entryOf("LICENSE", join(root, "LICENSE")),
    ...besidePackages(target).flatMap(filesOf),
  ];
  writeFileSync(path, zipOf(entries));
  return path;
}

function entryOf(path: string, file: string, isExecutable = false): ZipEntry {
  return { path: `${fullFolder}/${path}`, bytes: readFileSync(file), isExecutable };
}

function filesOf({ name, folder }: BesidePackage): readonly ZipEntry[] {
  const files = published().get(name) ?? filesIn(folder);
  const needed = files.filter((file) => !unneeded.test(file)).sort();
  return needed.map((file) => entryOf(`node_modules/${name}/${file}`, join(folder, file)));
}

let contents: ReadonlyMap<string, readonly string[]> | undefined;

/** The files of our own packages that npm would publish, by package. */
function published(): ReadonlyMap<string, readonly string[]> {
  return (contents ??= new Map(packageContents().map(({ name, files }) => [name, files])));
}

function filesIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(({ parentPath, name }) =>
    join(parentPath, name)
      .slice(folder.length + 1)
      .split(sep)
      .join("/"),
  );
}
