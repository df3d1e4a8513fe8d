import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { sha256 } from "./sha256.ts";

const expected = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();

it("hashes any bytes as Node does", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (each) => {
      expect(Buffer.from(sha256(each))).toEqual(expected(each));
    }),
  );
});

it.each([0, 55, 56, 63, 64, 65, 119, 120, 4000])("hashes %i bytes", (length) => {
  const bytes = new Uint8Array(length).fill(120);
  expect(Buffer.from(sha256(bytes))).toEqual(expected(bytes));
});
