import fc from "fast-check";
import { expect, it } from "vitest";
import { countUpTo } from "./countUpTo.ts";

it("counts every occurrence, but not beyond the limit", () => {
  const text = fc.string({ unit: fc.constantFrom("{", "[", "a") });
  fc.assert(
    fc.property(text, fc.constantFrom("{", "["), fc.nat(12), (written, character, limit) => {
      const all = written.split(character).length - 1;
      expect(countUpTo(written, character, limit)).toBe(Math.min(all, limit));
    }),
  );
});
