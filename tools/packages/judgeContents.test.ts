import { expect, it } from "vitest";
import { judgeContents } from "./judgeContents.ts";

const usual = [
  "package.json",
  "README.md",
  "LICENSE",
  "schemas/Docked.schema.json",
  "dist/page/assets/index-1.js",
  "dist/a/b.js",
  "dist/a/b.d.ts",
  "dist/shared-B1_x-Q2.js",
];

it("accepts the modules of a package, its types and what it ships beside them", () => {
  expect(judgeContents(usual)).toEqual([]);
});

it.each(["src/c.ts", "dist/c.js.map", "dist/c.d.ts.map", "dist/c.test.js", "dist/tsconfig.tsbuildinfo", "notes.txt"])(
  "names %s",
  (file) => {
    expect(judgeContents([...usual, file])).toEqual([`${file} is not expected here`]);
  },
);
