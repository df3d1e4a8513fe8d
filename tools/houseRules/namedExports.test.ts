import { describe, expect, it } from "vitest";
import { houseOf } from "./houseOf.ts";
import { namedExports } from "./namedExports.ts";

const file = "packages/check/src/a.ts";

describe("named exports", () => {
  it.each([
    `export default 1;`,
    `export default function go(): void {}`,
    `const a = 1; export { a as default };`,
    `export { default } from "./b.ts";`,
    `export = 1;`,
    `export * from "./b.ts";`,
    `export type * from "./b.ts";`,
  ])("refuses %s", (text) => {
    expect(namedExports(houseOf({ [file]: text }))).toMatchObject([{ rule: "named exports", file, line: 1 }]);
  });

  it.each([
    `export const a = 1;`,
    `export { a } from "./b.ts";`,
    `export type { A } from "./b.ts";`,
    `export * as b from "./b.ts";`,
    `export type * from "./generated/b.ts";`,
  ])("allows %s", (text) => {
    expect(namedExports(houseOf({ [file]: text }))).toEqual([]);
  });
});
