import { expect, it } from "vitest";
import { applyMutant, makeMutants } from "./makeMutants.ts";

const changed = (text: string) => makeMutants("a.ts", text).map((mutant) => applyMutant(text, mutant));

it("changes conditions, operators, numbers and truth values, one at a time", () => {
  expect(changed("if (a < 2) b();")).toEqual([
    "if (true) b();",
    "if (false) b();",
    "if (a <= 2) b();",
    "if (a < (2 + 1)) b();",
    "if (a < 2) ;",
  ]);
  expect(changed("const c = !d && e.some(f);")).toEqual([
    "const c = !d || e.some(f);",
    "const c = d && e.some(f);",
    "const c = !d && e.every(f);",
  ]);
});

it("leaves types, imports and the heads of loops alone", () => {
  expect(changed('import { a } from "b"; type C = true | 2; interface D { e: 1 }')).toEqual([]);
  expect(changed("for (let i = 0; i < 9; i++) {} while (a < 1) {}")).toEqual([]);
});

it("leaves alone what a rule is tried with", () => {
  expect(changed("const rule = { passes: [1], fails: [2], mutations: [() => 3 < 4] };")).toEqual([]);
  expect(changed("const rule = { limit: 1 };")).toHaveLength(1);
});

it("names the line and the code before", () => {
  expect(makeMutants("a.ts", "const a =\n  true;")).toEqual([
    { file: "a.ts", line: 2, start: 12, before: "true", after: "false" },
  ]);
});
