import { spawnSync } from "node:child_process";
import { root } from "./workspace.ts";

/** The commit that is checked out, with `-dirty` after changes outside `except`; "unknown" without git or a repository. */
export function readCommit(except: string): string {
  const commit = git("rev-parse", "HEAD");
  const isDirty = git("status", "--porcelain", "--", ".", `:!${except}`) !== "";
  return commit === "" ? "unknown" : `${commit}${isDirty ? "-dirty" : ""}`;
}

function git(...given: readonly string[]): string {
  const { status, stdout } = spawnSync("git", given, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : "";
}
