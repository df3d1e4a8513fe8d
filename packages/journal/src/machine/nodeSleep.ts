import { setTimeout } from "node:timers/promises";
import type { Sleep } from "@shipslog/contract";

/** Waits with a timer of Node. */
export const nodeSleep: Sleep = async (delayMs, signal) => {
  try {
    await setTimeout(delayMs, undefined, signal === undefined ? {} : { signal });
  } catch (error) {
    if (signal?.aborted !== true) throw error;
  }
};
