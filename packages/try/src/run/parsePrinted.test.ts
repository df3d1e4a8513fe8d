import fc from "fast-check";
import { expect, it } from "vitest";
import { parsePrinted } from "./parsePrinted.ts";

it.each([
  ["status", "Status.json"],
  ["modulesinfo", "ModulesInfo.json"],
  ["navroute", "NavRoute.json"],
])("takes %s for the content of %s", (key, file) => {
  const value = { timestamp: "2026-05-01T12:00:00Z", Flags: 1 };
  expect(parsePrinted(JSON.stringify({ [key]: value }))).toEqual({ file, value });
  // A line of the journal may have a field of that name.
  const event = { event: "Music", [key]: value };
  expect(parsePrinted(JSON.stringify(event))).toEqual({ file: undefined, value: event });
  expect(parsePrinted(JSON.stringify({ [key]: "changed" }))).toBeUndefined();
});

it("ignores everything else that a reader prints", () => {
  const other = fc.oneof(
    fc.json({ maxDepth: 2 }).filter((text) => !/"(?:event|status|modulesinfo|navroute)"/.test(text)),
    fc.string(),
    fc.constantFrom('{"event":7}', "[]", '[{"event":"Music"}]', "null", '{"event":"Mus'),
  );
  fc.assert(
    fc.property(other, (text) => {
      expect(parsePrinted(text)).toBeUndefined();
    }),
  );
});

it("keeps integers that a number would round", () => {
  expect(parsePrinted('{"event":"Scan","SystemAddress":9007199254740993}')?.value["SystemAddress"]).toBe(
    9_007_199_254_740_993n,
  );
});
