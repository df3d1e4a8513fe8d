import type { Sleep } from "@shipslog/contract";
import { isBusy } from "./isBusy.ts";

/** Pauses between attempts: nearly a second in all, while a reader locks a file for milliseconds. */
const pausesMs = [5, 10, 20, 50, 100, 200, 500] as const;

/** Retries a limited number of times while another process has locked the file, then throws the last error. */
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
