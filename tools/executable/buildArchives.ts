import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { packageContents } from "../packages/pack.ts";
import { root } from "../workspace.ts";
import { besidePackages, type BesidePackage } from "./besidePackages.ts";
import { targets, type ExecutableTarget } from "./buildExecutables.ts";
import { zipOf, type ZipEntry } from "./zipOf.ts";

/** The archive with the executable of a platform and its optional parts beside it. */
export const fullName = (target: ExecutableTarget) => `shipslog-full-${target}.zip`;

/** The archive with the executable of a platform alone. */
const plainName = (target: ExecutableTarget) => `shipslog-${target}.zip`;

/** The folder that an archive unpacks to. */
export const unpackedFolder = "shipslog";

/** Files that only people who write programs need. */
const unneeded = /(?:\.map|\.d\.[cm]?ts|(?<!\.d)\.[cm]?ts|\.tsbuildinfo)$/;

/** What a desktop of Linux needs to show the executable in its menu; in Windows it is in the executable. */
const beside: Readonly<Record<ExecutableTarget, readonly string[]>> = {
  linux: [
    "tools/executable/linux/add-to-menu.sh",
    "tools/executable/linux/shipslog.desktop",
    "packages/cockpit/page/public/icon.svg",
  ],
  windows: [],
};

/** Packs an executable, its licence and what the desktop needs; returns the path of the archive. */
export function buildPlain(target: ExecutableTarget, folder: string): string {
  return pack(join(folder, plainName(target)), plainEntries(target, folder));
}

/** Packs the same with the packages that `archive`, `query`, `report` and `fleet` need. */
export function buildFull(target: ExecutableTarget, folder: string): string {
  const parts = besidePackages(target).flatMap(filesOf);
  return pack(join(folder, fullName(target)), [...plainEntries(target, folder), ...parts]);
}

function pack(path: string, entries: readonly ZipEntry[]): string {
  writeFileSync(path, zipOf(entries));
  return path;
}

function plainEntries(target: ExecutableTarget, folder: string): readonly ZipEntry[] {
  const executable = targets[target];
  const others = beside[target].map((path) => {
    const name = basename(path).replace("icon.svg", "shipslog.svg");
    return entryOf(name, join(root, path), name.endsWith(".sh"));
  });
  return [entryOf(executable, join(folder, executable), true), entryOf("LICENSE", join(root, "LICENSE")), ...others];
}

function entryOf(path: string, file: string, isExecutable = false): ZipEntry {
  return { path: `${unpackedFolder}/${path}`, bytes: readFileSync(file), isExecutable };
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
