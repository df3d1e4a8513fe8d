import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let folder: string | undefined;

/** Gives all tests of a run one temporary folder, with a short name because reports shorten long paths. */
export function setup(): void {
  folder = mkdtempSync(join(tmpdir(), "t-"));
  // Some tests start processes of another user.
  chmodSync(folder, 0o755);
  process.env[process.platform === "win32" ? "TEMP" : "TMPDIR"] = folder;
}

/** Removes that folder with everything that tests left there. */
export function teardown(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
