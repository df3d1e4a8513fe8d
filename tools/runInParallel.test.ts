import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { runInParallel } from "./runInParallel.ts";

it("does all the work in order, never more at once than it may", async () => {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  await runInParallel([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item);
    most = Math.max(most, (running += 1));
    await turn();
    running -= 1;
  });
  expect([begun, most]).toEqual([[1, 2, 3, 4, 5], 2]);
});

it("fails when some work fails", async () => {
  await expect(runInParallel([1], 2, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
});
