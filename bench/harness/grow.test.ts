import { expect, it } from "vitest";
import type { Growth } from "./Growth.ts";
import { grow } from "./grow.ts";

/** A growth whose work advances a manual clock by `cost`. */
async function grown(cost: (units: number) => number): Promise<{ growth: number; met: boolean }> {
  let nowMs = 0;
  const work: Growth<number> = {
    name: "a",
    unit: "piece",
    prepare: (units) => units,
    run: (units) => void (nowMs += cost(units)),
  };
  return grow(work, { now: () => nowMs, leastMs: 0 });
}

it("is 1 for cost that grows with the work", async () => {
  expect(await grown((units) => 3 * units)).toMatchObject({ growth: 1, met: true });
});

it("detects cost that grows faster than the work", async () => {
  expect(await grown((units) => units * units)).toMatchObject({ growth: 10, met: false });
});

it("releases what was prepared, even when the work fails", async () => {
  const discarded: number[] = [];
  const failing: Growth<number> = {
    name: "a",
    unit: "piece",
    prepare: (units) => units,
    run: () => Promise.reject(new Error("no")),
    discard: (units) => void discarded.push(units),
  };
  await expect(grow(failing, { now: () => 0, leastMs: 0 })).rejects.toThrow("no");
  expect(discarded).toEqual([1]);
});
