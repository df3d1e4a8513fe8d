import { expect, it } from "vitest";
import { entriesOf } from "./entries.ts";

const exports = {
  ".": { "@shipslog/source": "./src/index.ts", types: "./dist/index.d.ts", default: "./dist/index.js" },
  "./kinds/*": { types: "./dist/kinds/*.d.ts", default: "./dist/kinds/*.js" },
  "./package.json": "./package.json",
};
const files = [
  "dist/index.js",
  "dist/kinds/Docked.js",
  "dist/kinds/Docked.d.ts",
  "dist/kinds/Loadout.js",
  "package.json",
];

it("lists every subpath that leads to code, patterns unfolded", () => {
  expect(entriesOf({ name: "a", version: "0.1.0", exports }, files)).toEqual([
    { subpath: ".", file: "dist/index.js" },
    { subpath: "./kinds/Docked", file: "dist/kinds/Docked.js" },
    { subpath: "./kinds/Loadout", file: "dist/kinds/Loadout.js" },
  ]);
});

it("lists nothing for a package that exports nothing", () => {
  expect(entriesOf({ name: "a", version: "0.1.0" }, files)).toEqual([]);
});
