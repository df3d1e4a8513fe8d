import type { Msg } from "@nats-io/transport-node";
import type { Delivery, Watermark } from "@shipslog/contract";

/** Lines for the next write to the sink, with what to send once they are stored. */
export interface Batch {
  readonly deliveries: Delivery[];
  /** Watermarks to send again, because an uplink has sent stored lines again. */
  readonly resentWatermarks: Map<string, Watermark>;
  /** The last message of the batch. Acknowledging it acknowledges all earlier ones. */
  last: Msg | undefined;
  /** The bytes of all payloads. */
  bytes: number;
  /** When the batch was started. */
  readonly firstMs: number;
  /** The reply subject of its first message, which contains the time of receipt at the broker. */
  readonly firstReply: string | undefined;
}

/** Starts an empty batch. */
export function newBatch(firstMs: number, firstReply?: string): Batch {
  return { deliveries: [], resentWatermarks: new Map(), last: undefined, bytes: 0, firstMs, firstReply };
}
