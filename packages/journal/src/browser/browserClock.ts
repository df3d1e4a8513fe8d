import type { Clock } from "@shipslog/contract";

/** The clock of a browser. A page that is hidden is woken once a second at most, so following belongs into a worker. */
export const browserClock: Clock = {
  nowMs: () => Date.now(),
  monotonicMs: () => performance.now(),
  sleep: (delayMs, signal) =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", end);
        resolve();
      };
      const timer = setTimeout(end, delayMs);
      signal?.addEventListener("abort", end, { once: true });
      if (signal?.aborted === true) end();
    }),
};
