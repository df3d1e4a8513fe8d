import { jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { buckets, rejectsStream, streamOf } from "../message/subjects.ts";

/** Removes everything that the broker has of a commander: unstored lines, rejected lines and watermarks. */
export async function purgeCommander(connection: NatsConnection, partition: number, commander: string): Promise<void> {
  const manager = await jetstreamManager(connection, { checkAPI: false });
  await manager.streams.purge(streamOf(partition), { filter: `journal.${partition}.${commander}.*` });
  await manager.streams.purge(rejectsStream, { filter: `rejected.${partition}.${commander}.*` });
  await manager.streams.purge(`KV_${buckets.watermarks}`, { filter: `$KV.${buckets.watermarks}.${commander}.*` });
}
