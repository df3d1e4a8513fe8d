import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { loadDeclarations, loadLists, select } from "./declarations.ts";

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "shipslog-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

describe("declarations", () => {
  it("are loaded by file name, tests left out", async () => {
    const folder = folderOf({
      "b.ts": `export const proof = { name: "b" };`,
      "a.ts": `export const proof = { name: "a" };`,
      "a.test.ts": `throw new Error("a test");`,
    });
    expect(await loadDeclarations(folder, "proof")).toEqual([{ name: "a" }, { name: "b" }]);
  });

  it("are refused when the file declares nothing or another name", async () => {
    await expect(loadDeclarations(folderOf({ "a.ts": `export {};` }), "proof")).rejects.toThrow("exports no proof");
    const other = folderOf({ "a.ts": `export const proof = { name: "b" };` });
    await expect(loadDeclarations(other, "proof")).rejects.toThrow(`declares "b"`);
  });

  it("are loaded only when asked for", async () => {
    const folder = folderOf({ "a.ts": `export const proof = { name: "a" };`, "b.ts": `throw new Error("b");` });
    expect(await loadDeclarations(folder, "proof", ["a"])).toEqual([{ name: "a" }]);
  });

  it("are loaded from lists, sorted by name, and selected by part of a name", async () => {
    const folder = folderOf({
      "b.ts": `export const benchmarks = [{ name: "b-two" }, { name: "b" }];`,
      "a.ts": `export const benchmarks = [{ name: "a" }];`,
    });
    expect(await loadLists(folder, "benchmarks")).toEqual([{ name: "a" }, { name: "b" }, { name: "b-two" }]);
    expect(await loadLists(folder, "benchmarks", ["two"])).toEqual([{ name: "b-two" }]);
  });

  it("are refused in a list when a name does not begin with its file's, or occurs twice", async () => {
    const foreign = folderOf({ "a.ts": `export const benchmarks = [{ name: "ab" }];` });
    await expect(loadLists(foreign, "benchmarks")).rejects.toThrow("does not begin with a");
    const twice = folderOf({
      "a.ts": `export const benchmarks = [{ name: "a-b" }];`,
      "a-b.ts": `export const benchmarks = [{ name: "a-b" }];`,
    });
    await expect(loadLists(twice, "benchmarks")).rejects.toThrow("a-b is declared twice");
  });

  it("are selected by part of a name, and an unknown name is an error", () => {
    const all = ["contract-parse", "contract-validate", "journal-read"];
    expect(select(all, [])).toEqual(all);
    expect(select(all, ["validate", "journal"])).toEqual(["contract-validate", "journal-read"]);
    expect(() => select(all, ["fleet"])).toThrow("Nothing is named fleet");
  });
});
