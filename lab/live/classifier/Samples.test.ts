import { describe, expect, it } from "vitest";
import { Samples } from "./Samples.ts";

describe("Samples", () => {
  it("keeps samples spread over all lines of a kind", () => {
    const samples = new Samples(10);
    const lines = Array.from({ length: 1000 }, (_, at) => ({ event: { event: "Music", At: at }, timeMs: at }));
    samples.addFile("one", lines.slice(0, 500));
    samples.addFile("two", lines.slice(500));
    const kept = samples.of("Music");
    expect(samples.linesOf("Music")).toBe(1000);
    expect(kept.length).toBeGreaterThanOrEqual(10);
    expect(kept.length).toBeLessThanOrEqual(20);
    const distances = kept.slice(1).map(({ features }, at) => {
      return (features["value of At"] ?? 0) - (kept[at]?.features["value of At"] ?? 0);
    });
    expect(new Set(distances).size).toBe(1);
    expect(new Set(kept.map(({ group }) => group))).toEqual(new Set(["one", "two"]));
    expect([samples.kindsWith(1000), samples.kindsWith(1001)]).toEqual([["Music"], []]);
  });
});
