import { appendKey, type JsonObject } from "@shipslog/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { hasAsManyKeys, repeatedKey } from "./repeatedKey.ts";

const value = fc.jsonValue({ maxDepth: 4 });

it("finds no repeated key in the output of JSON.stringify", () => {
  fc.assert(
    fc.property(value, (printed) => {
      expect(repeatedKey(JSON.stringify(printed))).toBeUndefined();
    }),
  );
});

it("finds a repeated key at any depth, with its pointer", () => {
  const key = fc.stringMatching(/^[a-zA-Z ]{1,8}$/);
  fc.assert(
    fc.property(fc.dictionary(key, value, { minKeys: 1 }), fc.nat(), key, (object, nth, around) => {
      const keys = Object.keys(object);
      const again = keys[nth % keys.length] ?? "";
      const inner = JSON.stringify(object).replace(/\}$/, `,${JSON.stringify(again)}:0}`);
      const found = repeatedKey(`{${JSON.stringify(around)}:[1,${inner}]}`);
      expect(found?.pointer).toBe(appendKey(appendKey(appendKey("", around), "1"), again));
    }),
  );
});

it("terminates on any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'{}[]",:\\ ab1'.split("")) }), (text) => void repeatedKey(text)),
  );
});

it("never misses a repeated key when counting", () => {
  const key = fc.constantFrom("a", "b", "c", '":', "\\");
  const members = fc.array(fc.tuple(key, value), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(members, fc.constantFrom(":", ": ", " :"), (all, colon) => {
      const text = `{${all.map(([name, held]) => `${JSON.stringify(name)}${colon}${JSON.stringify(held)}`).join(",")}}`;
      const isRepeated = new Set(all.map(([name]) => name)).size < all.length;
      fc.pre(isRepeated);
      expect(hasAsManyKeys(text, JSON.parse(text) as JsonObject)).toBe(false);
    }),
  );
});
