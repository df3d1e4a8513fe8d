import { expect, it } from "vitest";
import { StallWatch } from "./StallWatch.ts";

const idle = { streamId: "one", isIdle: true };
const busy = { streamId: "one", isIdle: false };

it("takes lines for lost when a collector is idle and nothing has happened for longer than its patience", () => {
  const watch = new StallWatch(1000, 0);
  watch.noteActivity();
  expect(watch.isStalled(idle, 500)).toBe(false);
  expect(watch.isStalled(idle, 1500)).toBe(false);
  expect(watch.isStalled(idle, 1501)).toBe(true);
  expect(watch.isStalled(busy, 9000)).toBe(false);
  watch.noteActivity();
  expect(watch.isStalled(idle, 9000)).toBe(false);
});

it("takes lines for lost when the stream is another one, and says so once", () => {
  const watch = new StallWatch(1000, 0);
  expect(watch.isStalled(busy, 0)).toBe(false);
  expect(watch.isStalled({ ...busy, streamId: "two" }, 1)).toBe(true);
  expect(watch.isStalled({ ...busy, streamId: "two" }, 2)).toBe(false);
});
