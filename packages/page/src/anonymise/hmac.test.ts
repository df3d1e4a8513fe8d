import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { hmac } from "./hmac.ts";

it("equals that of Node for keys and texts of any length", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), fc.string({ unit: "grapheme" }), (key, text) => {
      expect(Buffer.from(hmac(key, text))).toEqual(createHmac("sha256", key).update(text).digest());
    }),
    { examples: [0, 55, 56, 63, 64, 65, 119, 120, 200].map((length) => ["k".repeat(length), "t".repeat(length)]) },
  );
});
