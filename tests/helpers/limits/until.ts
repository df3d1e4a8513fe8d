import { setTimeout as sleep } from "node:timers/promises";
import { patienceMs } from "./patience.ts";

/** Waits until a condition holds, looking at it again and again. Throws with the name of what was awaited if it never holds. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  what: string | (() => string) = "the condition",
  { everyMs = 20, mostMs = patienceMs }: { readonly everyMs?: number; readonly mostMs?: number } = {},
): Promise<void> {
  const startMs = performance.now();
  while (!(await holds())) {
    if (performance.now() - startMs > mostMs) {
      throw new Error(`waited ${Math.round(mostMs / 1000)} s for ${typeof what === "string" ? what : what()}`);
    }
    await sleep(everyMs);
  }
}
