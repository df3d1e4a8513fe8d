import { expect, it } from "vitest";
import { deepestNesting, nestsTooDeep } from "./nesting.ts";

const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}${close.repeat(depth)}`;

it.each([
  ["[", "]"],
  ['{"a":', "}"],
  ['{"a":[', "]}"],
])("allows %s as deep as an event may nest, and no deeper", (open, close) => {
  const most = deepestNesting / open.replaceAll(/[^[{]/g, "").length;
  const padding = `"${"x".repeat(2 * deepestNesting)}"`;
  expect(nestsTooDeep(`[${padding},${nested(most - 1, open, close)}]`)).toBe(false);
  expect(nestsTooDeep(`[${padding},${nested(most + 1, open, close)}]`)).toBe(true);
  expect(nestsTooDeep(nested(most + 1, open, close))).toBe(true);
});

it("allows the deepest nesting also beside more brackets than are nested", () => {
  const deep = nested(deepestNesting - 1, "[", "]");
  expect(nestsTooDeep(`[${deep},[],{}]`)).toBe(false);
  expect(nestsTooDeep(`[[${deep}],[],{}]`)).toBe(true);
});

it("does not take many for deep, nor brackets in texts", () => {
  expect(nestsTooDeep(`[${"[],".repeat(5 * deepestNesting)}{}]`)).toBe(false);
  expect(nestsTooDeep(`["${"[{".repeat(5 * deepestNesting)}"]`)).toBe(false);
});
