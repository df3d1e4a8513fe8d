export { CollectorMetrics } from "../metrics/CollectorMetrics.ts";
export { runCollector, type CollectorOptions } from "./Collector.ts";
export type { CollectorCounts } from "./CollectorCounts.ts";
