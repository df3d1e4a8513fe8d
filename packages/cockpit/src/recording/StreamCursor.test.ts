import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeCursor, encodeCursor, contentHash, type StreamCursor } from "./StreamCursor.ts";

const cursor: fc.Arbitrary<StreamCursor> = fc.record({
  run: fc.string(),
  seq: fc.maxSafeNat(),
  line: fc.option(fc.record({ file: fc.string({ unit: "grapheme" }), generation: fc.nat(), offset: fc.maxSafeNat() }), {
    nil: undefined,
  }),
  findings: fc.nat(),
  companions: fc.dictionary(fc.constantFrom("Status.json", "NavRoute.json", "ModulesInfo.json"), fc.string(), {
    noNullPrototype: true,
  }),
});

describe("a cursor", () => {
  it("survives encoding to an id that fits in a header", () => {
    fc.assert(
      fc.property(cursor, (given) => {
        const id = encodeCursor(given);
        expect(id).toMatch(/^[\w-]+$/);
        expect(decodeCursor(id)).toEqual(given);
      }),
    );
  });

  it("decodes any id a client sends without throwing", () => {
    const any = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.json().map((text) => Buffer.from(text).toString("base64url")),
      fc
        .array(fc.jsonValue(), { minLength: 5, maxLength: 5 })
        .map((parts) => Buffer.from(JSON.stringify(parts)).toString("base64url")),
    );
    fc.assert(
      fc.property(any, (id) => {
        const read = decodeCursor(id);
        expect(read === undefined || (typeof read.run === "string" && read.seq >= 0)).toBe(true);
      }),
    );
  });

  it("is undefined for an id of another type or length", () => {
    for (const id of [undefined, null, 5, ["a"], "", "x".repeat(3000)]) expect(decodeCursor(id)).toBeUndefined();
  });
});

describe("a content hash", () => {
  it("differs for texts that differ in one character", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (text, at) => {
        const place = at % text.length;
        const other = `${text.slice(0, place)}\u0001${text.slice(place + 1)}`;
        expect(contentHash(other) === contentHash(text)).toBe(other === text);
      }),
    );
  });
});
