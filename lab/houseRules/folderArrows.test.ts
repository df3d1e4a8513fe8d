import { describe, expect, it } from "vitest";
import { folderArrowsHold } from "./folderArrows.ts";
import { houseOf } from "./houseOf.ts";

describe("folder arrows", () => {
  it.each([
    ["tests/a.test.ts", `import "../scripts/b.ts";`],
    ["tests/a.test.ts", `import type { B } from "../proof/b.ts";`],
    ["proof/a.ts", `import "../bench/b.ts";`],
    ["bench/fleet/a.ts", `import "../../tests/b.ts";`],
    ["scripts/a.ts", `await import("../proof/b.ts");`],
    ["lab/a.ts", `import "../scripts/b.ts";`],
    ["lab/a.ts", `import "../vitest.config.ts";`],
    ["examples/a.ts", `import "../packages/contract/src/index.ts";`],
    ["vitest.config.ts", `import "./scripts/b.ts";`],
  ])("refuses %s: %s", (file, text) => {
    expect(folderArrowsHold(houseOf({ [file]: text }))).toMatchObject([{ rule: "folder arrows", file, line: 1 }]);
  });

  it.each([
    ["tests/a.test.ts", `import "../lab/b.ts"; import "../packages/check/src/c.ts"; import "vitest";`],
    ["lab/houseRules/a.ts", `import "../b.ts"; import "../../packages/check/src/c.ts";`],
    ["scripts/mutants/a.ts", `import "../../vitest.config.ts";`],
    ["examples/a.ts", `import "@shipslog/contract";`],
  ])("allows %s: %s", (file, text) => {
    expect(folderArrowsHold(houseOf({ [file]: text }))).toEqual([]);
  });
});
