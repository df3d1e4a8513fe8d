import { describe, expect, it } from "vitest";
import { deadFiles } from "./deadFiles.ts";
import { houseOf } from "./houseOf.ts";

const index = `export { a } from "./a.ts";\ntype B = import("./b.ts").B;\nnew URL("./worker.ts", import.meta.url);`;
const files = {
  "packages/check/src/index.ts": index,
  "packages/check/src/a.ts": `await import("./c.ts");`,
  "packages/check/src/b.ts": "",
  "packages/check/src/c.ts": "",
  "packages/check/src/worker.ts": "",
  "packages/check/src/kinds/Docked.ts": "",
  "packages/check/src/generate/outputs.ts": "",
  "packages/check/src/started.ts": "",
  "packages/check/src/command.ts": "",
};
const exports = {
  ".": { "@shipslog/source": "./src/index.ts" },
  "./kinds/*": { "@shipslog/source": "./src/kinds/*.ts" },
};
const manifest = { name: "@shipslog/check", version: "0.1.0", exports, bin: { check: "dist/command.js" } };
const entries = {
  manifests: new Map([["check", manifest]]),
  scripts: ["node scripts/run.mjs packages/check/src/started.ts"],
};

describe("dead files", () => {
  it("reaches files through exports, commands, scripts and every form of import", () => {
    expect(deadFiles(houseOf(files, entries))).toEqual([]);
  });

  it.each(["packages/check/src/index.ts", "packages/check/src/a.ts"])("reports what only %s led to", (gone) => {
    const dead = deadFiles(houseOf({ ...files, [gone]: "" }, entries)).map(({ file }) => file);
    expect(dead).toContain("packages/check/src/c.ts");
  });

  it("reaches the files of a page from where it starts", () => {
    const page = { "packages/check/page/main.tsx": `import "./a.tsx";`, "packages/check/page/a.tsx": "" };
    expect(deadFiles(houseOf({ ...files, ...page }, entries))).toEqual([]);
    const dead = deadFiles(houseOf({ ...files, ...page, "packages/check/page/main.tsx": "" }, entries));
    expect(dead).toMatchObject([{ file: "packages/check/page/a.tsx" }]);
  });

  it("reports a file that only a test imports", () => {
    const withTest = { ...files, "packages/check/src/d.ts": "", "packages/check/src/d.test.ts": `import "./d.ts";` };
    expect(deadFiles(houseOf(withTest, entries))).toMatchObject([{ file: "packages/check/src/d.ts" }]);
  });

  it("reports everything when nothing is offered", () => {
    const { "packages/check/src/generate/outputs.ts": _asked, ...offered } = files;
    expect(deadFiles(houseOf(offered))).toHaveLength(Object.keys(offered).length);
  });
});
