import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const variable = process.platform === "win32" ? "TEMP" : "TMPDIR";
let folder: string | undefined;
let usual = tmpdir();

/** Gives all tests of a run one temporary folder, with a short name because reports shorten long paths. */
export function setup(): void {
  usual = tmpdir();
  folder = mkdtempSync(join(usual, "t-"));
  // Some tests start processes of another user.
  chmodSync(folder, 0o755);
  process.env[variable] = folder;
}

/** Removes that folder with everything that tests left there. */
export function teardown(): void {
  // Another run in the same process has a folder of its own.
  process.env[variable] = usual;
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
