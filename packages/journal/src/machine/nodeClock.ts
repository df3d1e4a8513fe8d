import type { Clock } from "@shipslog/contract";
import { nodeSleep } from "./nodeSleep.ts";

/** The clock of the machine: the default wherever a clock can be given. */
export const nodeClock: Clock = {
  nowMs: () => Date.now(),
  monotonicMs: () => performance.now(),
  sleep: nodeSleep,
};
