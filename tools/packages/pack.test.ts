import { expect, it } from "vitest";
import { readPackOutput } from "./pack.ts";

const one = { name: "one", filename: "one-1.0.0.tgz", size: 5, files: [{ path: "package.json" }] };

it.each([
  ["a list, as npm prints up to version 11", [one]],
  ["an object by name, as npm prints from version 12 on", { one }],
])("reads %s", (_form, output) => {
  expect([...readPackOutput(JSON.stringify(output))]).toEqual([["one", one]]);
});
