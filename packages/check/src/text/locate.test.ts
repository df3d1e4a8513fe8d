import { resolvePointer, appendKey, type JsonValue } from "@shipslog/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { locate } from "./locate.ts";

/** Every pointer into a value. */
function pointersOf(value: unknown, around = ""): string[] {
  if (typeof value !== "object" || value === null) return [around];
  return [around, ...Object.entries(value).flatMap(([key, inner]) => pointersOf(inner, appendKey(around, key)))];
}

const spacing = fc.constantFrom(undefined, 1, 2);

it("finds the value of a pointer in JSON of any layout", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), spacing, (value, indent) => {
      const text = JSON.stringify(value, undefined, indent);
      // JSON.parse keeps a key __proto__ as an own key.
      const parsed = JSON.parse(text) as JsonValue;
      for (const pointer of pointersOf(parsed).filter((each) => each !== "")) {
        const span = locate(text, pointer);
        const found = span === undefined ? undefined : text.slice(span.start, span.start + span.length);
        expect(JSON.parse(found ?? "null")).toEqual(resolvePointer(parsed, pointer));
      }
    }),
  );
});

it("returns the nearest value around a missing one", () => {
  const text = '{ "a":{ "b":1 } }';
  expect(locate(text, "/a/c")).toEqual({ start: 6, length: 9 });
  expect(locate(text, "/x")).toBeUndefined();
});

it("uses the last of two equal keys, as JSON.parse does", () => {
  expect(locate('{"a":1,"a":22}', "/a")).toEqual({ start: 11, length: 2 });
});

it("terminates on any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'{}[]",:\\ ab1'.split("")) }), (text) => {
      locate(text, "/a/0/b");
    }),
  );
});
