import type { Sleep } from "@shipslog/contract";
import { nodeModule } from "./nodeModule.ts";

const { setTimeout } = nodeModule("node:timers/promises");

/** Waits with a timer of Node. */
export const nodeSleep: Sleep = async (delayMs, signal) => {
  try {
    await setTimeout(delayMs, undefined, signal === undefined ? {} : { signal });
  } catch (error) {
    if (signal?.aborted !== true) throw error;
  }
};
