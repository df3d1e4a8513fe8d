import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../workspace.ts";
import { namePattern, notOnWindows } from "./notOnWindows.ts";

it.each(notOnWindows)("leaves out what $file still has: $test", ({ file, test = "" }) => {
  expect(readFileSync(join(root, file), "utf8")).toContain(test);
});

it("leaves out by name, and nothing else", () => {
  const pattern = new RegExp(namePattern([{ file: "a", test: "refuses a FIFO", reason: "" }]));
  expect(["findSources refuses a FIFO", "findSources finds a folder"].map((name) => pattern.test(name))).toEqual([
    false,
    true,
  ]);
});

it("has no name with a sign that means something in a pattern", () => {
  expect(notOnWindows.filter(({ test = "" }) => /[()[\]{}|*+?^$\\"]/.test(test))).toEqual([]);
});
