export { CollectorMetrics } from "../metrics/CollectorMetrics.ts";
export { runCollector, type CollectorOptions } from "./Collector.ts";
export type { CollectorCounts } from "./CollectorCounts.ts";
export { listCollectors } from "./listCollectors.ts";
export { clearWatermarks } from "./clearWatermarks.ts";
export { holdPartition, type HeldPartition } from "./holdPartition.ts";
export { purgeCommander } from "./purgeCommander.ts";
export { countRejects, readPartitions, type PartitionState } from "./readPartitions.ts";
