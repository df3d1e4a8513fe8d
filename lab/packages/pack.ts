import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder, type WorkspacePackage } from "../workspace.ts";
import { entriesOf, type Entry } from "./entries.ts";

/** A package as its users get it: the tarball, what is in it, and what it offers. */
export interface PackedPackage {
  readonly name: string;
  readonly tarball: string;
  readonly files: readonly string[];
  readonly entries: readonly Entry[];
}

/** Where tarballs lie. */
export const packedFolder = join(cacheFolder, "packed");

/** Throws away what an earlier run packed. */
export function clearPacked(): void {
  rmSync(packedFolder, { recursive: true, force: true });
  mkdirSync(packedFolder, { recursive: true });
}

/** Packs a built package with npm. */
export function pack({ path, manifest }: WorkspacePackage): PackedPackage {
  const output = run("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", packedFolder], path);
  const { filename, files: listed } = readPackOutput(output, manifest.name);
  const files = listed.map((file) => file.path);
  const tarball = join(packedFolder, filename);
  return { name: manifest.name, tarball, files, entries: entriesOf(manifest, files) };
}

/** What npm says of a tarball. */
export interface PackOutput {
  readonly filename: string;
  readonly size: number;
  readonly files: ReadonlyArray<{ readonly path: string }>;
}

/** Reads what `npm pack --json` prints: a list up to version 11 and an object by package name from version 12 on. */
export function readPackOutput(output: string, name: string): PackOutput {
  const parsed = JSON.parse(output) as readonly PackOutput[] | Readonly<Record<string, PackOutput>>;
  const packed = Array.isArray(parsed)
    ? (parsed as readonly PackOutput[])[0]
    : (parsed as Record<string, PackOutput>)[name];
  if (packed === undefined) throw new Error(`npm pack said nothing about ${name}`);
  return packed;
}

function run(command: string, given: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, given, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${given.join(" ")} failed`, { cause: stderr });
  return stdout;
}
