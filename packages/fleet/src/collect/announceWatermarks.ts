import { jetstreamManager } from "@nats-io/jetstream";
import type { Watermark } from "@shipslog/contract";
import { isNotFound } from "../broker/ensureBroker.ts";
import { buckets } from "../message/subjects.ts";
import { UplinkNotifier, type UplinkNotifierOptions } from "./UplinkNotifier.ts";

/**
 * Tells uplinks how far the journals of a partition are stored in a lake that was restored. Otherwise an uplink would take lines for stored
 * that the restored lake does not have: of a journal that has ended, no other message would ever say so.
 */
export async function announceWatermarks(
  given: UplinkNotifierOptions,
  watermarks: Iterable<Watermark> | AsyncIterable<Watermark>,
): Promise<void> {
  const { connection } = given;
  const manager = await jetstreamManager(connection, { checkAPI: false });
  try {
    await manager.streams.purge(`KV_${buckets.progress}`);
    await new UplinkNotifier(given).sendAllWatermarks(watermarks, manager);
  } catch (error) {
    // Without a bucket no uplink knows anything; a collector creates it.
    if (!isNotFound(error)) throw error;
  }
  await connection.flush();
}
