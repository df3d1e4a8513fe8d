import { expect, it } from "vitest";
import { declaredDependencies } from "./declaredDependencies.ts";
import { houseOf } from "./houseOf.ts";

const file = "packages/journal/src/a.ts";
const files = { [file]: `import "./b.ts";\nimport "node:fs";\nimport "@shipslog/contract/text";` };
const journal = { name: "@shipslog/journal", version: "0.1.0" };

it("refuses an import that package.json does not declare", () => {
  const manifests = new Map([["journal", journal]]);
  expect(declaredDependencies(houseOf(files, { manifests }))).toMatchObject([{ file, line: 3 }]);
});

it.each(["dependencies", "peerDependencies"])("lets an import be that is one of the %s", (field) => {
  const manifests = new Map([["journal", { ...journal, [field]: { "@shipslog/contract": "0.1.0" } }]]);
  expect(declaredDependencies(houseOf(files, { manifests }))).toEqual([]);
});
