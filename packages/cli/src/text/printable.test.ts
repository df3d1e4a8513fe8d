import fc from "fast-check";
import { expect, it } from "vitest";
import { printable } from "./printable.ts";

it("lets nothing through that a terminal obeys", () => {
  const anything = fc.string({
    unit: fc.oneof(fc.constantFrom("\u001B", "\u009B", "\r", "\n", "\u202E"), fc.string()),
  });
  fc.assert(
    fc.property(anything, (text) => {
      expect(printable(text)).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
    }),
  );
});

it("shows what was there, and leaves ordinary text alone", () => {
  expect(printable("\u001B[2Jgone\u0007")).toBe("␛[2Jgone␇");
  expect(printable("Hôpital Saint-Éloi 日本")).toBe("Hôpital Saint-Éloi 日本");
});
