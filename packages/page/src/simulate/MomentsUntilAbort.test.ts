import type { Moment } from "@shipslog/contract";
import { expect, it } from "vitest";
import { MomentsUntilAbort } from "./MomentsUntilAbort.ts";

const moments: readonly Moment[] = [0, 400, 900, 1000, 5000].map((timeMs) => ({
  timeMs,
  event: undefined,
  companions: {},
}));

it("ends after the second in which it is aborted", () => {
  const controller = new AbortController();
  const taken = new MomentsUntilAbort(moments, controller.signal);
  const times: number[] = [];
  for (const { timeMs } of taken) {
    times.push(timeMs);
    if (timeMs === 400) controller.abort();
  }
  expect([times, taken.isAborted]).toEqual([[0, 400, 900], true]);
});

it("does not call a session aborted that ended before the signal", () => {
  const controller = new AbortController();
  const taken = new MomentsUntilAbort(moments, controller.signal);
  expect([...taken]).toEqual(moments);
  controller.abort();
  expect(taken.isAborted).toBe(false);
});
