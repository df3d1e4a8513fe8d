import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { sha256 } from "./sha256.ts";

it("hashes any text as Node does", () => {
  const text = fc.string({ unit: "binary", maxLength: 300 });
  fc.assert(
    fc.property(text, (each) => {
      expect(sha256(each)).toBe(createHash("sha256").update(each).digest("hex"));
    }),
  );
});

it.each([0, 55, 56, 63, 64, 65, 119, 120, 4000])("hashes %i characters", (length) => {
  const text = "x".repeat(length);
  expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
});
