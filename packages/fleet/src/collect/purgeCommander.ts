import { jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { isNotFound } from "../broker/ensureBroker.ts";
import { feedStream, rejectsStream, streamOf, subjects } from "../message/subjects.ts";

/** Removes everything that the broker has of a commander: unstored and rejected lines, and those in the feed. */
export async function purgeCommander(connection: NatsConnection, partition: number, commander: string): Promise<void> {
  const manager = await jetstreamManager(connection, { checkAPI: false });
  await manager.streams.purge(streamOf(partition), { filter: `journal.${partition}.${commander}.*` });
  await manager.streams.purge(rejectsStream, { filter: `rejected.${partition}.${commander}.*` });
  try {
    await manager.streams.purge(feedStream, { filter: subjects.stored("*", commander) });
  } catch (error) {
    // Not every fleet has a feed.
    if (!isNotFound(error)) throw error;
  }
}
