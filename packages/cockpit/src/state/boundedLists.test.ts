import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { appendBounded, appendThinned, putBounded } from "./boundedLists.ts";

describe("bounded lists", () => {
  const items = fc.array(fc.nat(), { maxLength: 200 });
  const max = fc.integer({ min: 2, max: 20 });

  it("keep the latest items", () => {
    fc.assert(
      fc.property(items, max, (all, bound) => {
        const kept = all.reduce<readonly number[]>((list, item) => appendBounded(list, item, bound), []);
        expect(kept).toEqual(all.slice(-bound));
      }),
    );
  });

  it("keep the first, the last and the order when thinned", () => {
    fc.assert(
      fc.property(items, max, (all, bound) => {
        const numbers = all.map((_, at) => at);
        const kept = numbers.reduce<readonly number[]>((list, item) => appendThinned(list, item, bound), []);
        expect(kept.length).toBeLessThanOrEqual(bound);
        expect([kept[0], kept.at(-1)]).toEqual([numbers[0], numbers.at(-1)]);
        expect(kept).toEqual(kept.toSorted((one, other) => one - other));
      }),
    );
  });

  it("replace the same item", () => {
    expect(putBounded([1, 2, 3], 20, (item) => item === 2, 3)).toEqual([1, 20, 3]);
    expect(putBounded([1, 2, 3], 4, () => false, 3)).toEqual([2, 3, 4]);
  });
});
