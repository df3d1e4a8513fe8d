import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cacheFolder, readPackages, root } from "../workspace.ts";
import { entriesOf, type ModuleEntry } from "./entries.ts";
import { stageAll } from "./stage.ts";

/** A package as its users get it: the tarball, what is in it, and what it offers. */
export interface PackedPackage {
  readonly name: string;
  readonly tarball: string;
  readonly files: readonly string[];
  readonly entries: readonly ModuleEntry[];
}

/** The folder of the tarballs. */
export const packedFolder = join(cacheFolder, "packed");

/** What was packed last, so that the next script need not pack again. */
const record = join(packedFolder, "packed.json");

/** Packs every built package with npm, after removing what an earlier run packed. */
export function packAll(): readonly PackedPackage[] {
  rmSync(packedFolder, { recursive: true, force: true });
  mkdirSync(packedFolder, { recursive: true });
  const outputs = runPack("--ignore-scripts", "--pack-destination", packedFolder);
  const packed = readPackages().map(({ manifest }): PackedPackage => {
    const { filename, files: listed } = outputOf(outputs, manifest.name);
    const files = listed.map((file) => file.path);
    return {
      name: manifest.name,
      tarball: join(packedFolder, filename),
      files,
      entries: entriesOf(manifest, files),
    };
  });
  writeFileSync(record, JSON.stringify(packed));
  return packed;
}

/** The packages that the last run packed. */
export function readPacked(): readonly PackedPackage[] {
  if (!existsSync(record)) throw new Error("no package has been packed: run npm run packages first");
  return JSON.parse(readFileSync(record, "utf8")) as readonly PackedPackage[];
}

/** What npm would pack of a package. */
export interface PackageContents {
  readonly name: string;
  readonly files: readonly string[];
  readonly bytes: number;
}

/** Asks npm what it would pack of every built package, without packing it. */
export function packageContents(): readonly PackageContents[] {
  const outputs = runPack("--dry-run");
  return readPackages().map(({ manifest: { name } }) => {
    const { files, size } = outputOf(outputs, name);
    return { name, files: files.map((file) => file.path), bytes: size };
  });
}

/** What npm reports of one tarball. */
export interface PackOutput {
  readonly name: string;
  readonly filename: string;
  readonly size: number;
  readonly files: ReadonlyArray<{ readonly path: string }>;
}

/** Reads what `npm pack --json` prints: a list up to version 11 and an object by package name from version 12 on. */
export function readPackOutput(text: string): ReadonlyMap<string, PackOutput> {
  const parsed = JSON.parse(text) as readonly PackOutput[] | Readonly<Record<string, PackOutput>>;
  if (!Array.isArray(parsed)) return new Map(Object.entries(parsed as Readonly<Record<string, PackOutput>>));
  return new Map((parsed as readonly PackOutput[]).map((each) => [each.name, each]));
}

function outputOf(outputs: ReadonlyMap<string, PackOutput>, name: string): PackOutput {
  const output = outputs.get(name);
  if (output === undefined) throw new Error(`npm pack reports nothing about ${name}`);
  return output;
}

/** Runs npm once for all packages: starting it takes longer than packing one. */
function runPack(...words: readonly string[]): ReadonlyMap<string, PackOutput> {
  const folder = mkdtempSync(join(tmpdir(), "shipslog-packages-"));
  const { status, stdout, stderr } = spawnSync("npm", ["pack", ...stageAll(folder), "--json", ...words], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  });
  rmSync(folder, { recursive: true, force: true });
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
  return readPackOutput(stdout);
}
