import { expect, it } from "vitest";
import { publicNamesOf } from "./publicNames.ts";

const files: Readonly<Record<string, string>> = {
  "dist/index.d.ts": `export { b as c, type D } from "./inner/b.ts";
export * from "./star.js";
import { hidden } from "./star.js";
interface Own { /** A comment. */ readonly a: string }
export type { Own };
export declare function f(a: string): void;
/** The second form. */
export declare function f(a: number): void;
declare const notExported: number;`,
  "dist/inner/b.d.ts": `export declare const b: { readonly x: 1 };
export type D = "d";
export type NotPassedOn = 1;`,
  "dist/star.d.ts": `export declare class Star { #private; shine(): void }`,
};

it("lists what a module offers with its declarations, followed through what it passes on", () => {
  expect(publicNamesOf("dist/index.d.ts", (path) => files[path] ?? "")).toEqual([
    { name: "D", text: `type D = "d";` },
    { name: "Own", text: "interface Own {\n    readonly a: string;\n}" },
    { name: "Star", text: "class Star {\n    #private;\n    shine(): void;\n}" },
    { name: "c", text: "const b: {\n    readonly x: 1;\n};" },
    { name: "f", text: "function f(a: string): void;\nfunction f(a: number): void;" },
  ]);
});
