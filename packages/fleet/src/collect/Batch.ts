import type { Msg } from "@nats-io/transport-node";
import { type Delivery, type Watermark, fingerprintOf } from "@shipslog/contract";
import { hash } from "node:crypto";
import { journalKey } from "../message/watermark.ts";

/** Lines for the next write to the sink, with what to send once they are stored. */
export interface Batch {
  readonly deliveries: Delivery[];
  /** Lines that were stored before this collector had the partition and are perhaps not in the feed. */
  readonly repeated: Delivery[];
  /** Watermarks to send again, because an uplink has sent stored lines again. */
  readonly resentWatermarks: Map<string, Watermark>;
  /** The last message that was read in order. Acknowledging it acknowledges all earlier ones. */
  last: Msg | undefined;
  /** The bytes of all payloads. */
  bytes: number;
  /** When the batch was started. */
  readonly firstMs: number;
  /** The reply subject of the first message that was read in order, which contains the time of receipt at the broker. */
  firstReply: string | undefined;
}

/** Starts an empty batch. */
export function newBatch(firstMs: number): Batch {
  const resentWatermarks = new Map<string, Watermark>();
  return { deliveries: [], repeated: [], resentWatermarks, last: undefined, bytes: 0, firstMs, firstReply: undefined };
}

/** Whether a batch has nothing to store or to acknowledge. */
export function isEmpty({ last, deliveries }: Batch): boolean {
  return last === undefined && deliveries.length === 0;
}

/** A collector spends at most a quarter of the time on commits, unless batches become this old or are full. */
const restFactor = 3;
const oldestMs = 5000;

/**
 * How old a batch becomes before it is written: at least `batchMs`, and three times as long as the last write took. Most of a commit costs the same for
 * one line and for a thousand, so a collector that is short of processor time makes fewer and larger commits.
 */
export function batchAge(batchMs: number, lastWriteMs: number): number {
  return Math.max(batchMs, Math.min(oldestMs, restFactor * lastWriteMs));
}

/** Adds to each watermark the line that it ends with, as the manifest has it after the deliveries are stored. */
export function withLastLines(moved: readonly Watermark[], deliveries: readonly Delivery[]): readonly Watermark[] {
  const last = new Map<string, Delivery>();
  for (const delivery of deliveries) {
    const { commander, position } = delivery;
    last.set(journalKey({ commander, file: position.file, generation: position.generation }), delivery);
  }
  return moved.map((watermark) => {
    const delivery = last.get(journalKey(watermark));
    if (delivery === undefined) return watermark;
    const { position, raw } = delivery;
    return { ...watermark, lastOffset: position.offset, fingerprint: fingerprintOf(raw, hash) };
  });
}
