import { describe, expect, it } from "vitest";
import { judgeContents } from "./judgeContents.ts";

const fine = [
  "package.json",
  "README.md",
  "LICENSE",
  "schemas/Docked.schema.json",
  "dist/page/assets/index-1.js",
  "dist/a/b.js",
  "dist/a/b.js.map",
  "dist/a/b.d.ts",
  "dist/a/b.d.ts.map",
  "src/a/b.ts",
];

describe("what is packed", () => {
  it("is modules, their sources, and the files of every package", () => {
    expect(judgeContents(fine)).toEqual([]);
    expect(judgeContents(["package.json", "dist/command.js"])).toEqual([]);
  });

  it.each([
    ["src/generate/outputs.ts", "is the source of no module"],
    ["src/a/b.test.ts", "is the source of no module"],
    ["dist/c.js.map", "maps to a missing source"],
    ["dist/c.d.ts.map", "maps to a missing source"],
    ["tsconfig.build.json", "is not expected here"],
    ["dist/tsconfig.tsbuildinfo", "is not expected here"],
  ])("is not %s", (file, complaint) => {
    expect(judgeContents([...fine, file])).toEqual([`${file} ${complaint}`]);
  });
});
