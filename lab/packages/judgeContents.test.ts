import { describe, expect, it } from "vitest";
import { judgeContents } from "./judgeContents.ts";

const fine = [
  ...["package.json", "README.md", "LICENSE", "schemas/Docked.schema.json", "dist/page/assets/index-1.js"],
  ...["dist/a/b.js", "dist/a/b.js.map", "dist/a/b.d.ts", "dist/a/b.d.ts.map", "src/a/b.ts"],
];

describe("what is packed", () => {
  it("is modules, their sources, and what every package has", () => {
    expect(judgeContents(fine)).toEqual([]);
    expect(judgeContents(["package.json", "dist/command.js"])).toEqual([]);
  });

  it.each([
    ["src/generate/outputs.ts", "is the source of nothing"],
    ["src/a/b.test.ts", "is the source of nothing"],
    ["dist/c.js.map", "leads to no source"],
    ["dist/c.d.ts.map", "leads to no source"],
    ["tsconfig.build.json", "has no business here"],
    ["dist/tsconfig.tsbuildinfo", "has no business here"],
  ])("is not %s", (file, complaint) => {
    expect(judgeContents([...fine, file])).toEqual([`${file} ${complaint}`]);
  });
});
