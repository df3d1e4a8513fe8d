import { describe, expect, it } from "vitest";
import { houseOf } from "./houseOf.ts";
import { fileLength, functionLength } from "./length.ts";

const lines = (count: number): string => "go();\n".repeat(count);
const functionOf = (count: number): string => `export function go(): void {\n${lines(count - 2)}}\n`;

describe("file length", () => {
  it.each(["a.ts", "a.test.ts"])("names line 401 of %s", (name) => {
    const file = `packages/check/src/${name}`;
    expect(fileLength(houseOf({ [file]: lines(401) }))).toMatchObject([{ file, line: 401 }]);
    expect(fileLength(houseOf({ [file]: lines(400) }))).toEqual([]);
  });

  it("leaves generated files alone", () => {
    expect(fileLength(houseOf({ "packages/contract/src/generated/a.ts": lines(500) }))).toEqual([]);
  });
});

describe("function length", () => {
  it("names a function of 71 lines, its comment not counted", () => {
    const file = "packages/check/src/a.ts";
    expect(functionLength(houseOf({ [file]: `/** Goes. */\n${functionOf(71)}` }))).toMatchObject([{ file, line: 2 }]);
    expect(functionLength(houseOf({ [file]: `/** Goes. */\n${functionOf(70)}` }))).toEqual([]);
  });

  it("names a long method and a long arrow", () => {
    const text = `class A { go() {\n${lines(80)}} }\nconst b = () => {\n${lines(80)}};`;
    expect(functionLength(houseOf({ "packages/check/src/a.ts": text }))).toHaveLength(2);
  });
});
