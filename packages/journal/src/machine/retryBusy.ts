import type { Sleep } from "./Clock.ts";
import { isBusy } from "./isBusy.ts";

/** Pauses between tries; nearly a second in all, for a reader holds a file for milliseconds. */
const pausesMs = [5, 10, 20, 50, 100, 200, 500] as const;

/** Tries again, a bounded number of times, while someone else holds the file; then the last error is thrown. */
export async function retryBusy(attempt: () => Promise<void>, sleep: Sleep): Promise<void> {
  for (const pauseMs of pausesMs) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
    await sleep(pauseMs);
  }
  await attempt();
}
