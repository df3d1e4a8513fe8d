import { expect, it } from "vitest";
import { Turns } from "./Turns.ts";

it("runs at most the given number of tasks at once, each once and in order, although some fail", async () => {
  const turns = new Turns(3);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const tasks = Array.from({ length: 20 }, (_, at) =>
    turns.take(async () => {
      started.push(at);
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      if (at % 5 === 0) throw new Error("failed");
      return at;
    }),
  );
  const ends = await Promise.allSettled(tasks);
  expect(started).toEqual(tasks.map((_, at) => at));
  expect([most, running]).toEqual([3, 0]);
  expect(ends.filter(({ status }) => status === "rejected")).toHaveLength(4);
});
