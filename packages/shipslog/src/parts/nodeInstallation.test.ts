import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { nodeInstallation } from "./nodeInstallation.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shipslog-installation-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const moduleIn = (...names: readonly string[]) => join(folder, ...names, "node_modules/shipslog/dist/nodeHost.js");

it("knows a project by its package.json, and the cache of npx by its name", () => {
  expect(nodeInstallation(moduleIn("lib")).kind).toBe("global");
  expect(nodeInstallation(moduleIn("_npx", "d3b07384d1")).kind).toBe("npx");
  expect(nodeInstallation(join(folder, "shipslog.exe")).kind).toBe("file");
  writeFileSync(join(folder, "package.json"), "{}");
  expect(nodeInstallation(moduleIn()).kind).toBe("project");
});

it("knows the words that start it, as they stand in the unit of a service", () => {
  const start = moduleIn("lib").replace("nodeHost", "shipslog");
  expect(nodeInstallation(moduleIn("lib")).commandLine).toEqual([process.execPath, start]);
  expect(nodeInstallation(join(folder, "shipslog.exe")).commandLine).toEqual([join(folder, "shipslog.exe")]);
});

it("finds a package beside the command, in the version that is there", () => {
  const other = join(folder, "node_modules/@shipslog/archive");
  expect(nodeInstallation(moduleIn()).versionOf("@shipslog/archive")).toBeUndefined();
  mkdirSync(other, { recursive: true });
  writeFileSync(join(other, "package.json"), '{ "version": "7.8.9" }');
  expect(nodeInstallation(moduleIn()).versionOf("@shipslog/archive")).toBe("7.8.9");
});
