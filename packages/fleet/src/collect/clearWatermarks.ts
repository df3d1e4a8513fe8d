import { jetstreamManager, JetStreamApiError } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { buckets } from "../message/subjects.ts";

/** The error code of the server for a stream that does not exist. */
const notFound = 10_059;

/**
 * Removes the copies of watermarks and progress from the broker, after an older lake was restored. Otherwise an uplink that starts
 * before the first collector would take lines for stored that the restored lake does not have. Collectors write them again.
 */
export async function clearWatermarks(connection: NatsConnection): Promise<void> {
  const manager = await jetstreamManager(connection, { checkAPI: false });
  for (const bucket of [buckets.progress, buckets.watermarks]) {
    try {
      await manager.streams.purge(`KV_${bucket}`);
    } catch (error) {
      if (!(error instanceof JetStreamApiError) || error.apiError().err_code !== notFound) throw error;
    }
  }
}
