import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { root } from "../workspace.ts";

/** The last commit of the first edition. A shallow clone and a copy without history do not have it. */
const commit = "cf6e89c";

/** Whether the history of this clone reaches back to the first edition. */
export function hasFirstEdition(): boolean {
  return spawnSync("git", ["cat-file", "-e", `${commit}^{commit}`], { cwd: root }).status === 0;
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
