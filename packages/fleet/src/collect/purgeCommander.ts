import { jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { rejectsStream, streamOf } from "../message/subjects.ts";

/** Removes everything that the broker has of a commander: unstored and rejected lines. */
export async function purgeCommander(connection: NatsConnection, partition: number, commander: string): Promise<void> {
  const manager = await jetstreamManager(connection, { checkAPI: false });
  await manager.streams.purge(streamOf(partition), { filter: `journal.${partition}.${commander}.*` });
  await manager.streams.purge(rejectsStream, { filter: `rejected.${partition}.${commander}.*` });
}
