import { jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { isNotFound } from "../broker/ensureBroker.ts";
import { buckets } from "../message/subjects.ts";
import { forgetLakeVersions } from "./UplinkNotifier.ts";

/**
 * Makes the broker forget what it knows of the lake, before a restored copy takes its place. The next collector tells all uplinks, and they
 * send what the copy does not have.
 */
export async function forgetLake(connection: NatsConnection): Promise<void> {
  const manager = await jetstreamManager(connection, { checkAPI: false });
  try {
    await manager.streams.purge(`KV_${buckets.progress}`);
    await forgetLakeVersions(manager);
  } catch (error) {
    // Without a bucket nobody knows anything; a collector creates it.
    if (!isNotFound(error)) throw error;
  }
}
