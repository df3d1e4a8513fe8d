import { jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { streamOf } from "../message/subjects.ts";

/** Removes all lines that wait in a partition. Uplinks send again what is not stored. */
export async function purgePartition(connection: NatsConnection, partition: number): Promise<void> {
  const manager = await jetstreamManager(connection, { checkAPI: false });
  await manager.streams.purge(streamOf(partition));
}
