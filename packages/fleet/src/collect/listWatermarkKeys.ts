import type { JetStreamManager } from "@nats-io/jetstream";
import { buckets } from "../message/subjects.ts";

const prefix = `$KV.${buckets.watermarks}.`;

/** Lists the keys in the bucket of watermarks, of all partitions. */
export async function listWatermarkKeys(manager: JetStreamManager): Promise<readonly string[]> {
  const { state } = await manager.streams.info(`KV_${buckets.watermarks}`, { subjects_filter: `${prefix}>` });
  return Object.keys(state.subjects ?? {}).map((subject) => subject.slice(prefix.length));
}
