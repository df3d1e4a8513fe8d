export { CollectorMetrics, type CollectorSurroundings } from "./collect/CollectorMetrics.ts";
export { runCollector, type CollectorOptions } from "./collect/Collector.ts";
export type { CollectorCounts, StreamState } from "./collect/CollectorCounts.ts";
export { listCollectors } from "./leases/listCollectors.ts";
export { announceWatermarks } from "./collect/announceWatermarks.ts";
export { holdPartition, type HeldPartition } from "./leases/holdPartition.ts";
export { purgeCommander } from "./collect/purgeCommander.ts";
export { countRejects, readPartitions, type PartitionState } from "./collect/readPartitions.ts";
