import fc from "fast-check";
import { expect, it } from "vitest";
import { boundOf } from "./singleValue.ts";

const text = fc.string({ unit: "binary", maxLength: 40 });

it("bounds every text by at most 16 characters", () => {
  fc.assert(
    fc.property(text, (value) => {
      const lower = boundOf("string", value, false);
      const upper = boundOf("string", value, true);
      const bytes = Buffer.from(value);
      expect(Buffer.compare(lower ?? bytes, bytes)).toBeLessThanOrEqual(0);
      expect(Buffer.compare(upper ?? bytes, bytes)).toBeGreaterThanOrEqual(0);
      expect(Array.from(String(lower)).length).toBeLessThanOrEqual(16);
      expect(Array.from(String(upper ?? "")).length).toBeLessThanOrEqual(16);
    }),
  );
});

it("has no upper bound for the highest characters, and none of a time without four digits for its year", () => {
  expect(boundOf("string", "\u{10ffff}".repeat(17), true)).toBeUndefined();
  expect(boundOf("string", `a${"\u{10ffff}".repeat(17)}`, true)).toEqual(Buffer.from("b"));
  expect(boundOf("string", `${"a".repeat(15)}\ud7ffz`, true)).toEqual(Buffer.from(`${"a".repeat(15)}\ue000`));
  expect(boundOf("timestamptz", "0001-01-01 (BC) 00:00:00+00", false)).toBeUndefined();
  expect(boundOf("timestamptz", "1970-01-01 00:00:01+00", false)?.readBigInt64LE()).toBe(1_000_000n);
});
