import { setTimeout as sleep } from "node:timers/promises";

/** The machine's clock, for code that takes time as a parameter. */
export const clock = {
  nowMs: () => Date.now(),
  monotonicMs: () => performance.now(),
  sleep: async (delayMs: number, signal?: AbortSignal) => {
    await sleep(delayMs, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
  },
};
