import type { Msg } from "@nats-io/transport-node";
import type { Delivery, Watermark } from "@shipslog/contract";

/** Lines on their way into the sink, and all that is to be said once they are there. */
export interface Batch {
  readonly deliveries: Delivery[];
  /** Journals whose watermark an uplink seems to have missed. */
  readonly resentWatermarks: Map<string, Watermark>;
  /** The last message of the batch: acknowledging it acknowledges all before. */
  last: Msg | undefined;
  /** When the batch began. */
  readonly firstMs: number;
  /** The reply subject of its first message, which says when the broker received it. */
  readonly firstReply: string | undefined;
}

/** Begins a batch. */
export function newBatch(firstMs: number, firstReply?: string): Batch {
  return { deliveries: [], resentWatermarks: new Map(), last: undefined, firstMs, firstReply };
}
