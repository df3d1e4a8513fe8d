import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { copySlice } from "./copySlice.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const textLength = 5_000_000;

function heapBytesHeldBy(cut: (text: string) => string): number {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const kept = Array.from({ length: 20 }, (_, at) => cut(String(at).padStart(textLength, "x")));
  collectGarbage();
  const after = process.memoryUsage().heapUsed;
  expect(kept.every((each) => each.length === 100)).toBe(true);
  return after - before;
}

describe("copySlice", () => {
  test("equals a slice, also where it cuts a pair of surrogates", () => {
    const places = fc.integer({ min: -60, max: 60 });
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), places, places, (text, start, end) => {
        expect(copySlice(text, start, end)).toBe(text.slice(start, end));
      }),
    );
  });

  test("frees the rest of the text", () => {
    expect(heapBytesHeldBy((text) => copySlice(text, 50, 150))).toBeLessThan(textLength);
    expect(heapBytesHeldBy((text) => text.slice(50, 150))).toBeGreaterThan(textLength * 10);
  });
});
