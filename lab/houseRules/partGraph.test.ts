import { describe, expect, it } from "vitest";
import { houseOf } from "./houseOf.ts";
import { directImports, partGraphOf, rowsOf } from "./partGraph.ts";

const house = houseOf(
  {
    "packages/contract/src/index.ts": "",
    "packages/check/src/a.ts": `import type { A } from "@shipslog/contract/text"; import "./b.ts"; import "node:fs";`,
    "packages/cli/src/a.ts": `import "@shipslog/check"; import "@shipslog/contract";`,
    "lab/a.ts": `import "../packages/cli/src/a.ts"; import "@shipslog/contract";`,
  },
  {
    manifests: new Map([
      ["contract", { name: "@shipslog/contract", version: "0.1.0" }],
      ["check", { name: "@shipslog/check", version: "0.1.0" }],
      ["cli", { name: "shipslog", version: "0.1.0" }],
    ]),
  },
);

describe("the graph of parts", () => {
  const parts = partGraphOf(house);

  it("counts imports between parts, by path and by package name", () => {
    expect(parts.map(({ name, files, imports }) => [name, files, Object.fromEntries(imports)])).toEqual([
      ["check", 1, { contract: 1 }],
      ["cli", 1, { check: 1, contract: 1 }],
      ["contract", 1, {}],
      ["lab", 1, { cli: 1, contract: 1 }],
    ]);
  });

  it("puts each part below what it imports", () => {
    expect(rowsOf(parts).map((row) => row.map(({ name }) => name))).toEqual([
      ["contract"],
      ["check"],
      ["cli"],
      ["lab"],
    ]);
  });

  it("leaves out imports that follow from others", () => {
    expect(parts.map((part) => directImports(part, parts))).toEqual([["contract"], ["check"], [], ["cli"]]);
  });
});
