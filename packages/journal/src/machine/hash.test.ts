import fc from "fast-check";
import { expect, it } from "vitest";
import { hash, hexSha256 } from "./hash.ts";

it("gives the same digits in a browser as in Node, for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      expect(hexSha256(text)).toBe(hash("sha256", text));
    }),
  );
});
