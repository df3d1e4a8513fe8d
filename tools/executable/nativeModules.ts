import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../workspace.ts";

interface Locked {
  readonly packages: Readonly<Record<string, { readonly version: string; readonly integrity: string }>>;
}

/** Brings packages that npm leaves out on Linux, in the versions and with the sums of package-lock.json, into a node_modules folder in `.cache`. */
export function fetchNativeModules(names: readonly string[]): string {
  const folder = join(root, ".cache/node-windows/node_modules");
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Locked;
  for (const name of names) {
    const locked = packages[`node_modules/${name}`];
    if (locked === undefined) throw new Error(`package-lock.json does not name ${name}`);
    fetchModule(folder, name, locked);
  }
  return folder;
}

function fetchModule(folder: string, name: string, { version, integrity }: Locked["packages"][string]): void {
  const target = join(folder, name);
  const manifest = join(target, "package.json");
  if (existsSync(manifest) && readFileSync(manifest, "utf8").includes(`"version": "${version}"`)) return;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const tarball = join(folder, run("npm", ["pack", `${name}@${version}`, "--silent"], folder).trim());
  const sum = `sha512-${createHash("sha512").update(readFileSync(tarball)).digest("base64")}`;
  if (sum !== integrity) throw new Error(`${tarball} has the sum ${sum}, expected ${integrity}`);
  run("tar", ["-xzf", tarball, "-C", target, "--strip-components=1"], folder);
  rmSync(tarball);
}

function run(command: string, words: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${words.join(" ")} ended with ${status}: ${stderr}`);
  return stdout;
}
