import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const command = join(import.meta.dirname, "shipslog.ts");

it("keeps compiled modules in the temporary folder, for the next start", () => {
  const folder = mkdtempSync(join(tmpdir(), "shipslog-start-"));
  const { NODE_COMPILE_CACHE: _, NODE_DISABLE_COMPILE_CACHE: __, ...env } = process.env;
  try {
    const words = ["--conditions=@shipslog/source", command, "--help"];
    execFileSync(process.execPath, words, { env: { ...env, TMPDIR: folder, TEMP: folder } });
    expect(readdirSync(folder)).toEqual(["node-compile-cache"]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
