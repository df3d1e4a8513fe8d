import type { CollectorCounts } from "@shipslog/fleet/collect";

/** Counts that discard everything. */
export const noCounts: CollectorCounts = {
  written: () => undefined,
  stored: () => undefined,
  duplicate: () => undefined,
  gap: () => undefined,
  malformed: () => undefined,
  latency: () => undefined,
  lag: () => undefined,
  stream: () => undefined,
  redelivered: () => undefined,
  fed: () => undefined,
  unfed: () => undefined,
  owns: () => undefined,
};
