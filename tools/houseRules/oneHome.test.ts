import { describe, expect, it } from "vitest";
import { houseOf } from "./houseOf.ts";
import { oneHome, reasonsNeeded } from "./oneHome.ts";

const file = "packages/check/src/a.ts";
const other = "tools/b.ts";

describe("one home for a name", () => {
  it.each([
    ["a type and a value", `export type A = 1;`, `export const A = 1;`],
    ["two functions", `export function a(): void {}`, `export function a(): void {}`],
    ["a name exported in a list", `const a = 1; export { a };`, `export class a {}`],
  ])("refuses %s", (_what, one, two) => {
    const [violation, ...others] = oneHome(houseOf({ [file]: one, [other]: two }), {});
    expect(violation).toMatchObject({ rule: "one home", file: other });
    expect(violation?.message).toContain(`is exported by ${file} too`);
    expect(others).toEqual([]);
  });

  it.each([
    ["a name that another file passes on", `export const a = 1;`, `export { a } from "../packages/check/src/a.ts";`],
    ["a name that is not exported", `export const a = 1;`, `const a = 2;`],
    ["a type and a value of one file", `export type A = 1; export const A = 1;`, ``],
    ["overloads", `export function a(b: 1): void; export function a(b: 2): void;`, ``],
  ])("allows %s", (_what, one, two) => {
    expect(oneHome(houseOf({ [file]: one, [other]: two }), {})).toEqual([]);
  });

  it("leaves tests and generated files alone", () => {
    const files = { [file]: `export const a = 1;`, "packages/check/src/a.test.ts": `export const a = 1;` };
    expect(oneHome(houseOf({ ...files, "packages/contract/src/generated/b.ts": `export const a = 1;` }), {})).toEqual(
      [],
    );
  });

  it("allows a name with a reason, and refuses a reason without need", () => {
    const house = houseOf({ [file]: `export const a = 1;`, [other]: `export const a = 1;` });
    expect(oneHome(house, { a: "both are right" })).toEqual([]);
    expect(reasonsNeeded(house, { a: "both are right", b: "gone" })).toMatchObject([
      { message: "b has one home and needs no reason" },
    ]);
  });
});
