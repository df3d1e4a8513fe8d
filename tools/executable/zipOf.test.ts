import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { needs } from "../../tests/helpers/needs/needs.ts";
import { zipOf, type ZipEntry } from "./zipOf.ts";

const entries: readonly ZipEntry[] = [
  { path: "shipslog/shipslog", bytes: Buffer.from("#!/bin/sh\n".repeat(500)), isExecutable: true },
  { path: "shipslog/node_modules/é.js", bytes: Buffer.from([0, 255, 10]), isExecutable: false },
  { path: "shipslog/empty", bytes: Buffer.alloc(0), isExecutable: false },
];

it("gives the same bytes for the same files", () => {
  expect(zipOf(entries).equals(zipOf(entries))).toBe(true);
});

needs("/usr/bin/unzip").it("is unpacked by unzip, with names, bytes and modes", () => {
  const folder = mkdtempSync(join(tmpdir(), "shipslog-zip-"));
  try {
    writeFileSync(join(folder, "full.zip"), zipOf(entries));
    const { status, stderr } = spawnSync("unzip", ["-q", "full.zip"], { cwd: folder, encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
    for (const { path, bytes, isExecutable } of entries) {
      expect(readFileSync(join(folder, path)).equals(bytes)).toBe(true);
      expect(statSync(join(folder, path)).mode & 0o111).toBe(isExecutable ? 0o111 : 0);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
