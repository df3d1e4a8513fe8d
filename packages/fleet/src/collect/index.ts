export { CollectorMetrics } from "../metrics/CollectorMetrics.ts";
export { runCollector, type CollectorOptions } from "./Collector.ts";
export type { CollectorCounts } from "./CollectorCounts.ts";
export { listCollectors } from "./listCollectors.ts";
export { clearWatermarks } from "./clearWatermarks.ts";
