import { describe, expect, it } from "vitest";
import { houseOf } from "./houseOf.ts";
import { importArrows } from "./importArrows.ts";

const refused: ReadonlyArray<readonly [reason: string, file: string, text: string]> = [
  ["contract imports no library", "packages/contract/src/a.ts", `import { Type } from "typebox";`],
  [
    "contract imports no library for its types either",
    "packages/contract/src/a.ts",
    `import type { T } from "typebox";`,
  ],
  ["contract imports no Node", "packages/contract/src/a.ts", `import { join } from "node:path";`],
  [
    "what ships imports nothing that only builds",
    "packages/contract/src/a.ts",
    `export { Docked } from "./kinds/Docked.ts";`,
  ],
  ["the middle packages do not import each other", "packages/check/src/a.ts", `import "@shipslog/simulator";`],
  ["a test does not cross packages", "packages/check/src/a.test.ts", `import { b } from "@shipslog/simulator/b";`],
  ["nothing but cli imports cli", "packages/fleet/src/a.ts", `import "shipslog";`],
  ["a package does not import itself by name", "packages/journal/src/a.ts", `import "@shipslog/journal";`],
  ["a package does not import its index", "packages/journal/src/read/a.ts", `import { b } from "../index.ts";`],
  ["a folder does not import its own index", "packages/contract/src/text/a.ts", `import { b } from "./index.ts";`],
  ["a relative import stays in the package", "packages/journal/src/a.ts", `import "../../contract/src/b.ts";`],
  ["a test stays in its package too", "packages/journal/src/a.test.ts", `import "../../../lab/corpus.ts";`],
  ["a dynamic import counts", "packages/simulator/src/a.ts", `await import("node:fs");`],
  ["an import in a type counts", "packages/simulator/src/a.ts", `type A = import("@shipslog/check").A;`],
  ["a page imports no Node", "packages/cockpit/page/a.tsx", `import "node:fs";`],
  ["a page imports no other library", "packages/cockpit/page/a.tsx", `import "lodash";`],
  ["what is no page imports nothing of pages", "packages/cockpit/src/a.ts", `import "preact";`],
  ["a package the table does not know imports nothing", "packages/extra/src/a.ts", `import "@shipslog/contract";`],
];

const allowed: ReadonlyArray<readonly [reason: string, file: string, text: string]> = [
  [
    "journal imports contract and Node",
    "packages/journal/src/a.ts",
    `import "@shipslog/contract/text"; import "node:fs";`,
  ],
  [
    "a kind is declared with a library",
    "packages/contract/src/kinds/a.ts",
    `import "typebox"; import "../declare/b.ts";`,
  ],
  [
    "a generator may read what ships",
    "packages/contract/src/generate/a.ts",
    `import "ajv/dist/b.js"; import "../text/c.ts";`,
  ],
  [
    "a page imports what is bundled into it, and its package's sources",
    "packages/cockpit/page/panels/a.tsx",
    `import "preact/hooks"; import "three/addons/b.js"; import { c } from "../../src/state/index.ts";`,
  ],
  ["an index collects an inner index", "packages/contract/src/index.ts", `export { b } from "./text/index.ts";`],
  ["a test uses what it needs", "packages/contract/src/a.test.ts", `import "vitest"; import "./testing/b.testing.ts";`],
  [
    "cli wires all",
    "packages/cli/src/a.ts",
    `import "@shipslog/fleet"; import "@shipslog/cockpit"; import "node:process";`,
  ],
  ["a scope stands for its packages", "packages/fleet/src/a.ts", `import "@nats-io/jetstream";`],
];

describe("import arrows", () => {
  it.each(refused)("%s", (_reason, file, text) => {
    expect(importArrows(houseOf({ [file]: text }))).toMatchObject([{ rule: "import arrows", file, line: 1 }]);
  });

  it.each(allowed)("%s", (_reason, file, text) => {
    expect(importArrows(houseOf({ [file]: text }))).toEqual([]);
  });
});
