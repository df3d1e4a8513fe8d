import type { Sleep } from "@shipslog/contract";

/** Error codes of a file system, mostly on Windows, while a game, a reader or a virus scanner has locked a file. */
const busyCodes = ["EPERM", "EBUSY", "EACCES"];

/** Whether an error means that another process has locked the file, so that a retry may succeed. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && busyCodes.includes(String(error.code));
}

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
