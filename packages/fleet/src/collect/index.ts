export { CollectorMetrics, type CollectorSurroundings } from "../metrics/CollectorMetrics.ts";
export { runCollector, type CollectorOptions } from "./Collector.ts";
export type { CollectorCounts, StreamState } from "./CollectorCounts.ts";
export { listCollectors } from "./listCollectors.ts";
export { announceWatermarks } from "./announceWatermarks.ts";
export { holdPartition, type HeldPartition } from "./holdPartition.ts";
export { purgeCommander } from "./purgeCommander.ts";
export { countRejects, readPartitions, type PartitionState } from "./readPartitions.ts";
