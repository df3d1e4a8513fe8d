import { describe, expect, it } from "vitest";
import { documentedExports } from "./documentedExports.ts";
import { houseOf } from "./houseOf.ts";

const file = "packages/check/src/a.ts";

describe("documented exports", () => {
  it.each([
    [`export const delayMs = 1;`, "no comment"],
    [`// How long to wait.\nexport const delayMs = 1;`, "no comment"],
    [`/** How long to wait */ export const delayMs = 1;`, "not a sentence"],
    [`/** Position. */ export interface Position {}`, "not a sentence"],
    [`/** The position. */ export interface Position {}`, "only repeats"],
    [`/** Reads the lines. */ export function readLines(): void {}`, "only repeats"],
    [`const a = 1;\nexport { a };`, "no comment"],
    [`/** @internal */ export class A {}`, "no comment"],
    [`export type A = string;`, "no comment"],
    [`/** Waits for a while. */ const a = 1; export const b = 2;`, "b has no comment"],
  ])("refuses %s", (text, message) => {
    const [violation, ...others] = documentedExports(houseOf({ [file]: text }));
    expect(violation).toMatchObject({ rule: "documented exports", file });
    expect(violation?.message).toContain(message);
    expect(others).toEqual([]);
  });

  it.each([
    `/** How long to wait between two looks. */ export const delayMs = 1;`,
    `/** Reads every complete line, in order. @param a what to read */ export function readLines(a: string): void {}`,
    `/** Waits until told otherwise.\n *\n * - or not\n */\nexport class A {}`,
    `/** Adds two values of one kind. */ export function add(a: string): void;\nexport function add(a: number): void;\nexport function add(): void {}`,
    `/** Who did it, if known. */ const a = 1;\nexport { a };`,
    `export { b } from "./b.ts";`,
    `const hidden = 1;`,
  ])("allows %s", (text) => {
    expect(documentedExports(houseOf({ [file]: text }))).toEqual([]);
  });

  it("leaves tests alone", () => {
    expect(documentedExports(houseOf({ "packages/check/src/a.test.ts": `export const a = 1;` }))).toEqual([]);
  });
});
