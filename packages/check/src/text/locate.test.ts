import { resolvePointer, appendKey, type JsonValue } from "@shipslog/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { locateAll } from "./locate.ts";

const locate = (text: string, pointer: string) => locateAll(text, [pointer])(pointer);

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

it("finds many pointers at once where it finds each alone, whatever their order", () => {
  const key = fc.constantFrom("a", "b", "a/b", "~", "0", "1", "é\n", "__proto__");
  const pointer = fc.array(key, { maxLength: 4 }).map((keys) => keys.reduce(appendKey, ""));
  // A key may repeat in the text, and a wanted value may be missing in one of the repetitions.
  const text = fc.letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom("1", "null", '"a"', '"\\""', '"]"'),
      fc.array(tie("value"), { maxLength: 4 }).map((items) => `[${items.join(", ")}]`),
      fc
        .array(fc.tuple(key, tie("value")), { maxLength: 5 })
        .map((members) => `{ ${members.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(" ,")} }`),
    ),
  })).value;
  fc.assert(
    fc.property(text, fc.array(pointer, { maxLength: 8 }), (json, pointers) => {
      const find = locateAll(json, pointers);
      for (const each of pointers) {
        expect(find(each)).toEqual(locate(json, each));
        const span = locate(json, each);
        const expected = resolvePointer(JSON.parse(json), each);
        if (span === undefined || expected === undefined || !isOwn(JSON.parse(json), each)) continue;
        expect(JSON.parse(json.slice(span.start, span.start + span.length))).toEqual(expected);
      }
    }),
    { numRuns: 2000 },
  );
});

/** Whether every key of a pointer is the value's own; `__proto__` may be inherited. */
function isOwn(value: unknown, pointer: string): boolean {
  return pointersOf(value).includes(pointer);
}

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
