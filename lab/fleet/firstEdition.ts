import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { root } from "../workspace.ts";

/** The last commit of the first edition. A shallow clone does not have it. */
const commit = "cf6e89c";

/** Whether the history of this clone reaches back to the first edition; throws if only a part of a whole clone is gone. */
export function hasFirstEdition(): boolean {
  const git = (...words: readonly string[]) => spawnSync("git", words, { cwd: root, encoding: "utf8" });
  if (git("cat-file", "-e", `${commit}^{commit}`).status === 0) return true;
  if (git("rev-parse", "--is-shallow-repository").stdout.trim() === "false") throw new Error(`${commit} is gone`);
  return false;
}

/** Writes the sources of the first edition into a folder. They run with the dependencies of today, which have the same versions. */
export function unpackFirstEdition(folder: string): void {
  const archive = spawnSync("git", ["archive", commit, "packages"], { cwd: root, maxBuffer: 2 ** 30 });
  const { status } = spawnSync("tar", ["-x", "-C", folder], { input: archive.stdout });
  if (archive.status !== 0 || status !== 0) throw new Error(`${commit} could not be unpacked`);
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "@shipslog"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")).filter((each) => !each.endsWith("shipslog"))) {
    symlinkSync(join(root, "node_modules", name), join(modules, name));
  }
  for (const name of readdirSync(join(folder, "packages")).filter((each) => each !== "cli")) {
    symlinkSync(join(folder, "packages", name), join(modules, "@shipslog", name));
  }
}
