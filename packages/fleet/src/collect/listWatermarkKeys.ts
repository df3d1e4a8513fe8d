import type { JetStreamManager } from "@nats-io/jetstream";
import { buckets, watermarkPrefix } from "../message/subjects.ts";

/** Lists the keys in the bucket of watermarks, of all partitions. */
export async function listWatermarkKeys(manager: JetStreamManager): Promise<readonly string[]> {
  const { state } = await manager.streams.info(`KV_${buckets.watermarks}`, { subjects_filter: `${watermarkPrefix}>` });
  return Object.keys(state.subjects ?? {}).map((subject) => subject.slice(watermarkPrefix.length));
}
